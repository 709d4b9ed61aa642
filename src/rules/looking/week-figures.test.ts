import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { anyLookingWeek, READABLE } from './looking-week.fixture.ts';
import { listLoggedDays } from './read-week.ts';
import { getWeekDates } from './week.ts';
import { getWeekFigures } from './week-figures.ts';

const getFigures = (week: Parameters<typeof getWeekFigures>[0], today = addDays(week.first, 7)) =>
  getWeekFigures(week, today, READABLE);

test('the sum is that of the rows, the highest is one of them, and under three days nothing is shown', {
  timeout: 300_000,
}, () => {
  fc.assert(
    fc.property(anyLookingWeek, (week) => {
      const statistics = getFigures(week);
      const rows = listLoggedDays(week);
      expect(statistics.noted).toBe(rows.length);
      if (rows.length < 3) {
        expect(statistics).toMatchObject({ sum: null, highest: null, daysWithout: null, money: null });
        expect([...statistics.places, ...statistics.companies]).toEqual([]);
        return;
      }
      expect(statistics.sum).toBe(rows.reduce((sum, [, { amount }]) => sum + amount, 0));
      for (const date of statistics.highest?.dates ?? []) {
        expect(week.days[date]).toMatchObject({ amount: statistics.highest?.amount });
      }
    }),
    { numRuns: 2_000 },
  );
});

test('open, unknown and noted days are disjoint and complete', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(anyLookingWeek, fc.integer({ min: 0, max: 9 }), (week, passed) => {
      const today = addDays(week.first, passed);
      const { noted, unknown, open } = getFigures(week, today);
      const matchingWeekDates = getWeekDates(week.first).filter(
        (date) => date <= today || week.days[date] !== undefined,
      );
      expect(noted + unknown + open.length).toBe(matchingWeekDates.length);
      expect(open.every((date) => week.days[date] === undefined)).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('no figure changes when an open day becomes one that is not remembered', { timeout: 300_000 }, () => {
  fc.assert(
    fc.property(anyLookingWeek, (week) => {
      const { open, unknown, ...figures } = getFigures(week);
      const [date] = open;
      if (date === undefined) return;
      const figuresAfter = getFigures({ ...week, days: { ...week.days, [date]: 'unknown' } });
      expect(figuresAfter).toMatchObject({ ...figures, unknown: unknown + 1 });
    }),
    { numRuns: 2_000 },
  );
});
