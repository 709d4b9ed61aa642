import { expect, test } from 'vitest';
import { toLookingFile } from '#src/contract/looking-file.ts';
import { COMPANY_OPTIONS, getPlaceOptions } from '#src/contract/registration.ts';
import type { RegistrationLimits, UnitKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { parseDecimal, toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import type { Cents } from '#src/rules/fields/amounts.ts';
import { getHighUse, mustCallFirst } from '#src/rules/looking/call-first.ts';
import type { CallState, LookingWeek, Ratings } from '#src/rules/looking/read-week.ts';
import { readClock } from '#src/rules/looking/week.ts';
import { getWeekFigures, listRatingPairs } from '#src/rules/looking/week-figures.ts';
import { getFirstUsage } from '#src/rules/plan/first-usage.ts';
import { prefillUsage } from '#src/rules/plan/usage-from-days.ts';
import { createAmountOrNull, type DomainOfDays, getCases, getGoalRounding, inFile } from './cases.ts';

interface DayInFile {
  readonly amount: string;
  readonly cost?: string;
  readonly place?: string;
  readonly company?: string;
}

interface WeekInFile {
  readonly domain: DomainOfDays;
  readonly first: CalendarDate;
  readonly today?: CalendarDate;
  readonly days: Record<CalendarDate, DayInFile | 'unknown'>;
  readonly unit?: UnitKey;
  readonly call?: CallState;
  readonly price?: number | null;
  readonly size?: string;
  readonly rulers?: { readonly then: Ratings | null; readonly now: Ratings | null };
  readonly trial?: { readonly date: CalendarDate; readonly amount: string | null };
}

interface ClockInFile {
  readonly first: CalendarDate | null;
  readonly instant: string;
}

interface UsageInFile {
  readonly days: Record<CalendarDate, string | null>;
  readonly today: CalendarDate;
  readonly has_plan: boolean;
}

type Input =
  | ({ readonly question: 'figures' | 'take_over' } & WeekInFile)
  | ({ readonly question: 'clock' } & ClockInFile)
  | ({ readonly question: 'first_usage' } & UsageInFile);

const toCents = (euros: string | undefined) =>
  euros === undefined ? null : (Math.round(Number(euros) * 100) as Cents);

const getWeek = (input: WeekInFile): LookingWeek => ({
  id: 'id',
  domain: input.domain,
  unit: input.unit ?? input.domain,
  first: input.first,
  call: input.call ?? 'none',
  days: Object.fromEntries(
    Object.entries(input.days).map(([date, day]) => {
      if (day === 'unknown') return [date, day];
      const { amount, cost, place = null, company = null } = day;
      return [date, { uuid: date, amount: parseDecimal(amount), cost: toCents(cost), place, company }];
    }),
  ),
  price: (input.price ?? null) as Cents | null,
  size: createAmountOrNull(input.size ?? null),
  rulers: { first: input.rulers?.then ?? null, now: input.rulers?.now ?? null },
  trial: input.trial
    ? {
        uuid: 'trial',
        what: 'none',
        words: null,
        felt: null,
        ...input.trial,
        amount: createAmountOrNull(input.trial.amount),
      }
    : null,
});

function getFigures(input: WeekInFile) {
  const week = getWeek(input);
  const placeOptions = getPlaceOptions(getDomain(input.domain).registration as RegistrationLimits);
  const weekFigures = getWeekFigures(week, input.today as CalendarDate, {
    places: placeOptions,
    companies: COMPANY_OPTIONS,
  });
  const { sum, highest, isEnough, daysWithout } = weekFigures;
  return {
    ...weekFigures,
    enough: isEnough,
    call_gp: getHighUse(week),
    try: mustCallFirst(week) ? 'call_first' : 'open',
    rulers: listRatingPairs(week),
    sum: sum === null ? null : toDecimal(sum),
    highest: highest && { ...highest, amount: toDecimal(highest.amount) },
    days_without: daysWithout,
  };
}

function getTakeover(input: WeekInFile) {
  const file = toLookingFile(getWeek(input));
  const { price, size } = file?.figures ?? {};
  return {
    start: file?.account.registrationsStart ?? null,
    unit: file?.account.unit ?? null,
    rows: (file?.registrations ?? []).map(({ date, amount, euros = null, place = null, company = null }) => {
      return { date, amount, euros, place, company };
    }),
    figures: file?.figures ? { price, size } : null,
  };
}

function readFirstUsage({ days, today, has_plan }: UsageInFile) {
  const zeros = createWeek(() => parseDecimal('0'));
  const totals = Object.entries(days).map(([date, total]) => [date, { total: createAmountOrNull(total), goal: null }]);
  const registeredEntries = Object.fromEntries(totals);
  const plans = has_plan ? { first: zeros, inForce: zeros } : null;
  const knownPrefilledUsage = prefillUsage(registeredEntries, today, getGoalRounding(getDomain('alcohol')), plans);
  const week = knownPrefilledUsage || has_plan ? null : getFirstUsage(registeredEntries, today);
  if (!week) return { from: knownPrefilledUsage?.from ?? 'nothing' };
  return { from: 'week', usage: createWeek((weekday) => (week[weekday] === null ? null : toDecimal(week[weekday]))) };
}

function getAnswer(input: Input): object {
  switch (input.question) {
    case 'figures':
      return getFigures(input);
    case 'take_over':
      return getTakeover(input);
    case 'clock': {
      const clock = readClock(input.first, new Date(input.instant));
      return { ...clock, state: inFile(clock.state) };
    }
    case 'first_usage':
      return readFirstUsage(input);
  }
}

test.each(getCases<Input, object>('looking-week'))('$name', ({ input, expected }) => {
  expect(getAnswer(input)).toMatchObject(expected);
});
