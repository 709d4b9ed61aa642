import { expect, test } from 'vitest';
import { parseDecimal, toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { listClientSignals, MAX_SHOWN_SIGNALS } from '#src/rules/nurse/client-signals.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import { createAmountOrNull, type DomainOfDays, getCases } from './cases.ts';

interface Input {
  domain: DomainOfDays;
  today: CalendarDate;
  programme_start: CalendarDate;
  registrations_start: CalendarDate;
  shares_days: boolean;
  days: Record<CalendarDate, { total: string | null; goal: string | null }>;
  rises: readonly { on: CalendarDate; by: string }[];
  stop_date: CalendarDate | null;
  paired_on: CalendarDate;
  opened: boolean;
}

const AMOUNTS = ['high-day', 'raised'];

test.each(getCases<Input, object>('client-signals'))('$name', ({ input, expected }) => {
  const days = Object.entries(input.days).map(([date, { total, goal }]) => [
    date,
    { total: createAmountOrNull(total), goal: createAmountOrNull(goal) },
  ]);
  const signals = listClientSignals({
    today: input.today,
    programmeStart: input.programme_start,
    registrationsStart: input.registrations_start,
    days: input.shares_days ? Object.fromEntries(days) : null,
    limits: PRAISE_LIMITS[input.domain],
    rises: input.rises.map(({ on, by }) => ({ on, by: parseDecimal(by) })),
    stopDate: input.stop_date,
    pairedOn: input.paired_on,
    isSeen: input.opened,
  });
  const kinds = signals.slice(0, MAX_SHOWN_SIGNALS).map(({ kind }) => kind);
  expect({
    signals: signals.map(({ kind, count }) => ({
      kind,
      number: AMOUNTS.includes(kind) ? toDecimal(count as Parameters<typeof toDecimal>[0]) : String(count),
    })),
    in_words: kinds,
    more: signals.length - kinds.length,
  }).toMatchObject(expected);
});
