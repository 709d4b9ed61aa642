import type { DangerKind } from '../danger/kinds.ts';
import type { DomainKey, Language } from '../domain.ts';
import type { SafetyKey } from '../safety-texts.ts';
import { alcoholDoors } from './alcohol.ts';
import { cannabisDoors } from './cannabis.ts';
import { closeOnesDoors } from './close-ones.ts';
import { cocaineDoors } from './cocaine.ts';
import type { Door, DoorDomain, DoorKind, Doors } from './door.ts';
import { gamblingDoors } from './gambling.ts';
import { tobaccoDoors } from './tobacco.ts';

/**
 * Doors of the screen for a hard moment in an empty installation, and if no other content can be loaded. CHECK: an
 * addiction doctor reads danger and slip, a psychologist the wave.
 */
export const DOORS: Readonly<Record<DoorDomain, Doors>> = {
  alcohol: alcoholDoors,
  tobacco: tobaccoDoors,
  gambling: gamblingDoors,
  cannabis: cannabisDoors,
  cocaine: cocaineDoors,
  'close-ones': closeOnesDoors,
};

/** Returns the doors of a domain in one language; none for nurses. */
export const getDoors = (domain: DomainKey, language: Language): readonly Door[] =>
  domain === 'guided' ? [] : DOORS[domain][language];

/**
 * Sentences about physical symptoms that are not a craving but a reason to call: the last lines of every door, which
 * editors cannot change.
 */
const BODY_LINES: Readonly<Record<DoorDomain, readonly SafetyKey[]>> = {
  alcohol: ['alcoholToday', 'alcoholEmergency'],
  tobacco: ['chestPlain'],
  gambling: ['suicide'],
  cannabis: ['psychosis'],
  cocaine: ['chest', 'psychosis'],
  'close-ones': ['suicide'],
};

/** Sentences for the craving door: the body may miss the substance, and stopping suddenly may be dangerous. */
const CRAVING_LINES: Readonly<Partial<Record<DoorDomain, readonly SafetyKey[]>>> = {
  alcohol: ['alcoholStopped', 'alcoholEmergency'],
};

/** Returns the sentences about the body that a domain always shows at this door. */
export function listBodyLines(domain: DomainKey, kind: DoorKind): readonly SafetyKey[] {
  if (domain === 'guided') return [];
  return (kind === 'craving' ? CRAVING_LINES[domain] : undefined) ?? BODY_LINES[domain];
}

/** Returns the dangers with advice at the danger door, as on the page after a yes. */
export const listDoorDangers = (domain: DomainKey): readonly DangerKind[] =>
  domain === 'close-ones' ? ['suicide', 'afraid', 'other-suicide'] : ['suicide', 'violence'];

/** Picture of each door. */
export const DOOR_DRAWINGS = { craving: 'golf', danger: 'huis', slip: 'rust' } as const;

/** Identifier of each door in the URL of the screen, by language. */
export const DOOR_IDS: Readonly<Record<Language, Readonly<Record<DoorKind, string>>>> = {
  nl: { craving: 'trek', danger: 'gevaar', slip: 'uitgegleden' },
  en: { craving: 'craving', danger: 'danger', slip: 'slip' },
};
