import type { CalendarDate } from '../calendar/calendar-date.ts';
import { getAmsterdamHour } from '../calendar/today.ts';

/** Triggers of an urge; a participant may also type another one (`CUSTOM_ANSWER_LENGTH`). */
export const TRIGGERS = [
  'stress',
  'boredom',
  'party',
  'argument',
  'tired',
  'alone',
  'money',
  'advert',
  'pain',
  'just',
] as const;

/** Actions that may help. */
export const URGE_ACTIONS = ['wave', 'away', 'call', 'list', 'eat', 'nothing'] as const;

export const USE_OUTCOMES = ['no', 'yes', 'unknown'] as const;
export type UseOutcome = (typeof USE_OUTCOMES)[number];

export const CUSTOM_ANSWER_LENGTH = 40;
export const URGE_NOTE_LENGTH = 500;
export const MAX_URGE = 10;

/** Urge that a participant logged; it does not count as a registration. */
export interface Urge {
  /** Generated in the browser when the screen opens, so that a retry creates no second urge. */
  readonly uuid: string;
  /** ISO 8601. */
  readonly at: string;
  /** 0-10. */
  readonly before: number | null;
  readonly after: number | null;
  readonly triggers: readonly string[];
  readonly helped: readonly string[];
  readonly place: string | null;
  readonly company: string | null;
  readonly used: UseOutcome | null;
  readonly note: string | null;
}

type UrgeInstant = Pick<Urge, 'at'>;

/** Length in hours of a block of the day. A block is named by its first hour. */
export const BLOCK_HOURS = 4;

const MIN_URGES = 8;
const MIN_DAYS_WITH_URGE = 4;
const MIN_USES = 5;
/** Minimum number of urges in a week for a fact about that week, which is not a pattern. */
export const MIN_URGES_IN_WEEK = 3;

function getMostFrequent<K>(keys: readonly K[]): readonly [K, number] | null {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  const [first] = [...counts].sort(([, number], [, other]) => other - number);
  return first ?? null;
}

/** Time of an urge of which only the day is known, as an instant on that day in Amsterdam. */
export const DAY_ONLY = 'T12:00:00.000Z';

/** Returns false for an urge of which only the day is known. */
export const hasTime = ({ at }: UrgeInstant): boolean => !at.endsWith(DAY_ONLY);

const getBlock = ({ at }: UrgeInstant) => Math.floor(getAmsterdamHour(new Date(at)) / BLOCK_HOURS) * BLOCK_HOURS;

/**
 * Returns the block of hours with at least half of the urges, by its first hour; null if there are too few. `dayAt`
 * returns the day of the participant at an instant.
 */
export function findHardHours(urges: readonly UrgeInstant[], dayAt: (instant: Date) => CalendarDate): number | null {
  const timed = urges.filter(hasTime);
  const dates = new Set(timed.map(({ at }) => dayAt(new Date(at))));
  if (timed.length < MIN_URGES || dates.size < MIN_DAYS_WITH_URGE) return null;
  const block = getMostFrequent(timed.map(getBlock));
  return block !== null && block[1] * 2 >= timed.length ? block[0] : null;
}

/** Returns the most frequent help and its count; null below `least` times. "Nothing" is not counted. */
export function getMostHelpful(
  urges: readonly Pick<Urge, 'helped'>[],
  minUses = MIN_USES,
): { what: string; times: number } | null {
  const mostFrequent = getMostFrequent(
    urges.flatMap(({ helped }) => [...new Set(helped)]).filter((label) => label !== 'nothing'),
  );
  return mostFrequent !== null && mostFrequent[1] >= minUses ? { what: mostFrequent[0], times: mostFrequent[1] } : null;
}

/** Counts the urges in each block of the day, from midnight on. */
export function countUrgesByBlock(urges: readonly UrgeInstant[]) {
  return Array.from({ length: 24 / BLOCK_HOURS }, (_, index) => {
    const from = index * BLOCK_HOURS;
    return { from, count: urges.filter((urge) => hasTime(urge) && getBlock(urge) === from).length };
  });
}
