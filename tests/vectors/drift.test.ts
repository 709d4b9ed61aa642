import { expect, test } from 'vitest';
import { canOfferSupport, getUsageTrend } from '#src/rules/after/usage-trend.ts';
import { type Amount, toDecimal } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createAmountOrNull, type DomainOfDays, getCases } from './cases.ts';

interface Input {
  domain: DomainOfDays;
  from: CalendarDate;
  totals: readonly (string | null)[];
  programme_start: CalendarDate;
  line_from: CalendarDate;
  quiet: readonly (readonly [CalendarDate, CalendarDate])[];
  last_offer: CalendarDate | null;
  today: CalendarDate;
}

test.each(getCases<Input, object>('drift'))('$name', ({ input, expected }) => {
  const { domain, from, totals, programme_start, line_from, quiet, last_offer, today } = input;
  const filledDays = totals.flatMap((total, index): [CalendarDate, Amount][] => {
    const amount = createAmountOrNull(total);
    return amount === null ? [] : [[addDays(from, index), amount]];
  });
  const line = getUsageTrend({
    domain,
    totals: new Map(filledDays),
    programmeStart: programme_start,
    trendStart: line_from,
    quiet: quiet.map(([first, last]) => ({ first, last })),
    today,
  });
  const isRising = line.state === 'rising';
  expect({
    state: line.state,
    kind: isRising ? line.kind : null,
    told: isRising
      ? { days: line.numbers.days, total: toDecimal(line.numbers.total), usual: toDecimal(line.numbers.usual) }
      : null,
    offer: isRising && canOfferSupport(last_offer, today),
  }).toEqual(expected);
});
