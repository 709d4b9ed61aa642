import type { LinkedName } from '../drawing/LinkedDrawing.tsx';

export type AvatarName = Extract<LinkedName, `avatar-${string}`>;

/**
 * The twelve pictures in two sets (docs/specification.md, section 9): birds along the water, and plants along the path.
 */
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

/** The pictures in the order of their numbers, which count from 1. */
export const AVATAR_NAMES: readonly AvatarName[] = [...AVATAR_SETS.birds, ...AVATAR_SETS.plants];

/** The stored number of a picture. */
export const avatarNumber = (name: AvatarName): number => AVATAR_NAMES.indexOf(name) + 1;

/** Returns the picture with a number; the first one if there is none. */
export const findAvatar = (number: number): AvatarName => AVATAR_NAMES[number - 1] ?? 'avatar-uil';
