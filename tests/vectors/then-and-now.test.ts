import { expect, test } from 'vitest';
import { parseDecimal, toDecimal } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate, listDatesBetween } from '#src/rules/calendar/calendar-date.ts';
import { getWeekday, type Week } from '#src/rules/calendar/week.ts';
import { compareThenAndNow, getFirstWeek } from '#src/rules/figures/then-and-now.ts';
import { createAmountOrNull, getCases } from './cases.ts';

interface Input {
  programme_start: CalendarDate;
  today: CalendarDate;
  start_usage: Week<string> | null;
  days: Record<CalendarDate, string>;
}

test.each(getCases<Input, { readonly then?: unknown }>('then-and-now'))('$name', ({ input, expected }) => {
  const { programme_start, today, start_usage } = input;
  // The overview has every day of the programme, with the usage of its weekday.
  const dates = listDatesBetween(addDays(programme_start, -7), addDays(today, 42));
  const days = Object.fromEntries(
    dates.map((date) => {
      const start = start_usage && parseDecimal(start_usage[getWeekday(date)]);
      const usage = start === null ? null : { start, plan: start };
      return [date, { total: createAmountOrNull(input.days[date] ?? null), goal: null, usage }];
    }),
  );
  const displayedThenAndNow = compareThenAndNow(days, programme_start, today);
  const previousFirstWeek = getFirstWeek(days, programme_start, today);
  // An object with the key `then` could be awaited.
  const { then: expectedThen, ...others } = expected;
  const from = previousFirstWeek?.days === null ? 'plan' : 'days';
  const first = previousFirstWeek && {
    amount: toDecimal(previousFirstWeek.amount),
    days: previousFirstWeek.days ?? 7,
    from,
  };
  if (expectedThen !== undefined) expect(first).toEqual(expectedThen);
  expect({
    now: displayedThenAndNow && {
      amount: toDecimal(displayedThenAndNow.now.amount),
      days: displayedThenAndNow.now.days,
      is_week: displayedThenAndNow.now.isWeek,
    },
    side_by_side: displayedThenAndNow?.isSideBySide ?? false,
    less: displayedThenAndNow?.less == null ? null : toDecimal(displayedThenAndNow.less),
  }).toMatchObject(others);
});
