import { type CountOptions, getDayOfDate, getRange } from './count-days.ts';

/** The first of the hundred days, a Friday. */
export const FIRST = getDayOfDate('2026-11-20');
const getLife = (unit: CountOptions['unit'], rounding: number, highLine: number): CountOptions => ({
  unit,
  rounding,
  highLine,
  start: FIRST,
  plans: [],
  amounts: new Map(),
});

/** A user, with the entries of each day from the first, and the days on which everything is compared. */
export interface UserHistory {
  readonly domain: 'alcohol' | 'tobacco';
  readonly life: CountOptions;
  readonly amountOn: (day: number) => number | null;
  readonly checkpoints: readonly number[];
}

/** A good fortnight, a relapse of two days, a lower plan with a stop, a holiday of a week, a return after a pause. */
const DRINKER = [
  [3, 2, 0, 2, 1, 0, 3, 2.5, 4, 0, 1, 0, 2, 0],
  [12, 20, 0, 0, 9, 1, 0],
  [2, 1, 0, 0, 1.5, 0, 0, 0, 1, 0.5, 0],
].flat();
const getDrinker = (day: number) => {
  if (day < DRINKER.length) return DRINKER[day] as number;
  if (day < 39) return null;
  if (day < 46) return [0, 0, 0, 1.5, 0, 0, 0.5][day - 39] as number;
  return { 60: 1, 61: 0, 99: 2 }[day] ?? null;
};

/** Returns a usage that falls from fourteen a day, more slowly than the plan. */
const getSmoker = (day: number) => (day < 60 || day % 7 === 0 ? Math.max(5, 14 - Math.floor(day / 5)) : null);

/** Creates the users of the hundred days. */
export function makePeople(): Readonly<Record<'drinker' | 'smoker' | 'silent', UserHistory>> {
  return {
    drinker: {
      domain: 'alcohol',
      life: getLife(['glas', 'glazen'], 0.25, 8),
      amountOn: getDrinker,
      checkpoints: [0, 4, 13, 15, 18, 21, 22, 31, 39, 45, 60, 61, 99],
    },
    smoker: {
      domain: 'tobacco',
      life: getLife(['sigaret', 'sigaretten'], 0.5, Number.POSITIVE_INFINITY),
      amountOn: getSmoker,
      checkpoints: [2, 14, 28, 42, 57, 99],
    },
    silent: {
      domain: 'alcohol',
      life: getLife(['glas', 'glazen'], 0.25, 8),
      amountOn: () => null,
      checkpoints: [7, 42, 60],
    },
  };
}

export const HUNDRED = getRange(0, 99);
