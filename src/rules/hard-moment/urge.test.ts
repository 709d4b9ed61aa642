import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getAmsterdamDate } from '../calendar/today.ts';
import { countUrgesByBlock, DAY_ONLY, findHardHours, getMostHelpful } from './urge.ts';

/** Creates a moment by day of November and hour of Amsterdam in winter. */
const createUrge = (day: number, hour: number) => ({
  at: new Date(Date.UTC(2026, 10, day, hour - 1, 30)).toISOString(),
});

describe('the hours of most urges', () => {
  const evenings = [1, 2, 3, 4, 5, 6].map((day) => createUrge(day, 17));

  test.each([
    ['six of eight between four and eight', [...evenings, createUrge(6, 9), createUrge(7, 11)], 16],
    ['seven urges are too few', [...evenings, createUrge(7, 17)], null],
    ['eight on three days are too few', [1, 1, 1, 2, 2, 2, 3, 3].map((day) => createUrge(day, 17)), null],
    ['less than half in one block', [1, 2, 3, 4, 5, 6, 7, 8].map((day) => createUrge(day, (day * 4) % 24)), null],
  ])('%s', (_words, urges, block) => {
    expect(findHardHours(urges, getAmsterdamDate)).toBe(block);
  });

  test('are told of half or more alone', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 23 }), { minLength: 8, maxLength: 30 }), (hours) => {
        const block = findHardHours(
          hours.map((hour, day) => createUrge((day % 28) + 1, hour)),
          getAmsterdamDate,
        );
        const inside = hours.filter((hour) => block !== null && hour >= block && hour < block + 4).length;
        expect(block === null || inside * 2 >= hours.length).toBe(true);
      }),
    );
  });
});

test('an urge of which only the day is known counts in no hours', () => {
  const urges = [1, 2, 3, 4, 5, 6, 7, 8].map((day) => ({ at: `2026-11-0${day}${DAY_ONLY}` }));
  expect(findHardHours(urges, getAmsterdamDate)).toBeNull();
  expect(countUrgesByBlock([...urges, createUrge(1, 17)]).filter(({ count }) => count > 0)).toEqual([
    { from: 16, count: 1 },
  ]);
});

test.each([
  [['away', 'away', 'away', 'away', 'away'], { what: 'away', times: 5 }],
  [['away', 'away', 'away', 'away'], null],
  [['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'nothing'], null],
])('of %j it is told: %j', (helped, answer) => {
  expect(getMostHelpful(helped.map((item) => ({ helped: [item] })))).toEqual(answer);
});
