import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { createDays, MONDAY } from './figures.fixture.ts';
import { findHardContext, findHardestDay, getFisherProbability, isSignificant } from './patterns.ts';

const getDay = (days: number) => addDays(MONDAY, days);
const [TUESDAY, FRIDAY] = [1, 4];

/** Creates weeks in which one weekday is the hardest; null for a week without a day above the goal. */
const getWeeks = (hardest: readonly (number | null)[]) =>
  hardest.flatMap((hardestDay) => Array.from({ length: 7 }, (_, day) => (day === hardestDay ? 5 : 1)));
const getReported = (hardest: readonly (number | null)[]) =>
  findHardestDay(
    createDays(getWeeks(hardest), () => 2),
    getDay(hardest.length * 7),
  );

describe('the hardest day', () => {
  test('is a pattern in four of the last six weeks', () => {
    expect(getReported([FRIDAY, TUESDAY, FRIDAY, FRIDAY, null, FRIDAY])).toEqual({
      weekday: 'friday',
      kind: 'pattern',
      weeks: 4,
      of: 6,
    });
  });

  test('is a fact in three weeks on end', () => {
    expect(getReported([TUESDAY, FRIDAY, FRIDAY, FRIDAY])).toMatchObject({ weekday: 'friday', kind: 'fact', weeks: 3 });
    expect(getReported([FRIDAY, FRIDAY, FRIDAY])).toMatchObject({ kind: 'fact' });
  });

  test.each([
    ['three of six weeks', [FRIDAY, FRIDAY, TUESDAY, null, FRIDAY, TUESDAY]],
    ['two weeks on end', [FRIDAY, FRIDAY]],
    ['three of the last four', [FRIDAY, FRIDAY, TUESDAY, FRIDAY]],
    ['nothing above the goal', [null, null, null, null, null, null]],
  ])('is not told of %s', (_words, hardest) => {
    expect(getReported(hardest)).toBeNull();
  });

  test('is not told of weeks with fewer than five days, nor where two days are as hard', () => {
    const thin = createDays([null, null, null, 1, 5, 1, 1, ...getWeeks([FRIDAY, FRIDAY])], () => 2);
    expect(findHardestDay(thin, getDay(21))).toBeNull();
    const even = createDays([...getWeeks([FRIDAY, FRIDAY]), 5, 1, 1, 1, 5, 1, 1], () => 2);
    expect(findHardestDay(even, getDay(21))).toBeNull();
  });

  test('says nothing of the week that is going on', () => {
    const days = createDays(getWeeks([FRIDAY, FRIDAY, FRIDAY]), () => 2);
    expect(findHardestDay(days, getDay(20))).toBeNull();
  });
});

describe("Fisher's exact test", () => {
  // Calculated by hand: days above the goal and all days with the place, and both without it.
  test.each([
    [4, 4, 3, 17, 0.0058, true],
    [6, 7, 2, 14, 0.0032, true],
    [4, 5, 2, 16, 0.0114, false],
    [6, 8, 5, 20, 0.0221, false],
    [3, 5, 6, 16, 0.3529, false],
    [3, 3, 1, 11, null, false],
  ])('%i of %i with, %i of %i without: %s, told: %s', (above, days, otherAbove, otherDays, chance, isReported) => {
    const [item, otherShare] = [
      { above, days },
      { above: otherAbove, days: otherDays },
    ];
    if (chance !== null) expect(getFisherProbability(item, otherShare)).toBeCloseTo(chance, 4);
    expect(isSignificant(item, otherShare)).toBe(isReported);
  });
});

test('a place stands out by the days with it and without it, in the last six weeks', () => {
  const totals = Array.from({ length: 21 }, (_, day) => (day % 3 === 0 ? (day === 0 ? 1 : 5) : day < 3 ? 5 : 1));
  const days = Object.fromEntries(
    Object.entries(createDays(totals, () => 2)).map(([date, day], index) => [
      date,
      { ...day, items: [{ place: index % 3 === 0 ? 'cafe' : 'home' }] },
    ]),
  );
  const hardContext = findHardContext(days, getDay(21), ({ place }) => place);
  expect(hardContext).toEqual({ what: 'cafe', with: { above: 6, days: 7 }, without: { above: 2, days: 14 } });
  expect(findHardContext(days, getDay(100), ({ place }) => place)).toBeNull();
});

/** Returns a generator of numbers from 0 to 1, the same in every run. */
function getChance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('of 20,000 people whose days are all alike', () => {
  const PEOPLE = 20_000;
  const next = getChance(20_261_123);
  const weeks = Array.from({ length: PEOPLE }, () => Array.from({ length: 6 }, () => Math.floor(next() * 7)));
  const reports = weeks.map(getReported);
  const getPercent = (kind: 'pattern' | 'fact') =>
    (100 * reports.filter((hardestDay) => hardestDay?.kind === kind).length) / PEOPLE;

  test('a pattern is told to 3.4 percent, and a fact alone to at most 2', () => {
    expect(Math.abs(getPercent('pattern') - 3.4)).toBeLessThan(0.5);
    expect(getPercent('fact')).toBeLessThan(2.5);
  });

  test('no more than about one in a hundred is told of a place, of six', () => {
    const looks = 4_000;
    const rows = Array.from({ length: looks }, () => {
      const share = 0.2 + 0.3 * next();
      const totals = Array.from({ length: 42 }, () => (next() < share ? 3 : 1));
      const days = Object.entries(createDays(totals, () => 2)).map(([date, day]) => [
        date,
        { ...day, items: [{ place: String(Math.floor(next() * 6)) }] },
      ]);
      return findHardContext(Object.fromEntries(days) as Parameters<typeof findHardContext>[0], getDay(42), (item) => {
        return (item as { place: string }).place;
      });
    });
    expect((100 * rows.filter(Boolean).length) / looks).toBeLessThan(1.7);
  });
});
