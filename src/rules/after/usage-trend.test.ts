import { expect, it } from 'vitest';
import { type Amount, toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getUsageTrend } from './usage-trend.ts';

/** A Monday, after sixteen weeks. */
const TODAY = '2026-12-07' as CalendarDate;
const START = addDays(TODAY, -112);

/** Returns the trend of days without use, except for these units by number of days ago. */
function getTrend(units: Readonly<Record<number, number>>) {
  const days = Array.from({ length: 112 }, (_, index): [CalendarDate, Amount] => {
    return [addDays(TODAY, -index - 1), toAmount(units[index + 1] ?? 0)];
  });
  const facts = { totals: new Map(days), programmeStart: START, trendStart: START, quiet: [] };
  return getUsageTrend({ domain: 'alcohol', ...facts, today: TODAY });
}

it.each([
  ['counts the days with use after weeks without any', { 2: 4, 3: 3 }, 'week', { days: 7, usual: 0, fromNothing: 2 }],
  ['is not from nothing after one unit in weeks', { 2: 4, 3: 3, 30: 1 }, 'week', { usual: 0, fromNothing: null }],
  ['is not from nothing in a month', { 8: 1, 10: 1, 20: 1, 22: 1 }, 'month', { usual: 0, fromNothing: null }],
] as const)('a rise %s', (_name, units, kind, numbers) => {
  expect(getTrend(units)).toMatchObject({ state: 'rising', kind, numbers });
});
