import type { LinkedDrawingName } from '../drawing/LinkedDrawing.tsx';

export type AvatarName = Extract<LinkedDrawingName, `avatar-${string}`>;

/** The twelve avatars in two sets (docs/specification.md, section 9): birds and plants. */
export const AVATAR_SETS = {
  birds: ['avatar-uil', 'avatar-reiger', 'avatar-roodborst', 'avatar-ijsvogel', 'avatar-kievit', 'avatar-zwaan'],
  plants: [
    'avatar-knotwilg',
    'avatar-lisdodde',
    'avatar-klaproos',
    'avatar-waterlelie',
    'avatar-zonnebloem',
    'avatar-eikel',
  ],
} as const satisfies Readonly<Record<string, readonly AvatarName[]>>;

/** Avatars in the order of their numbers, which start at 1. */
export const AVATAR_NAMES: readonly AvatarName[] = [...AVATAR_SETS.birds, ...AVATAR_SETS.plants];

/** Returns the stored number of an avatar. */
export const getAvatarNumber = (name: AvatarName): number => AVATAR_NAMES.indexOf(name) + 1;

/** Returns the avatar with a number; the first one for an unknown number. */
export const findAvatar = (number: number): AvatarName => AVATAR_NAMES[number - 1] ?? 'avatar-uil';
