import fc from 'fast-check';
import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Cents } from '../fields/amounts.ts';
import { CALL_STATES, type LookingWeek, TRIAL_RESULTS, type WeekRules } from './read-week.ts';
import { getWeekDates } from './week.ts';

export const READABLE: WeekRules = {
  domain: 'tobacco',
  units: ['tobacco', 'vape-moments'],
  places: ['home', 'cafe', 'other'],
  companies: ['alone', 'friend', 'other'],
  trials: ['none', 'first'],
};

const anyAmount = fc.integer({ min: 0, max: 10_000 }).map((amount) => amount as Amount);
const anyCents = fc.integer({ min: 0, max: 1_000_000 }).map((cents) => cents as Cents);
const anyRulers = fc.record({ importance: fc.nat(10), confidence: fc.nat(10) });
const toNullable = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: null });

const anyDay = fc.record({
  uuid: fc.uuid(),
  amount: anyAmount,
  cost: toNullable(anyCents),
  place: toNullable(fc.constantFrom(...READABLE.places)),
  company: toNullable(fc.constantFrom(...READABLE.companies)),
});

const anyTrial = fc.record({
  uuid: fc.uuid(),
  date: fc.integer({ min: 1, max: 20 }).map((days) => addDays('2026-11-09', days)),
  what: fc.constantFrom('none', 'first', 'own'),
  words: toNullable(fc.string({ minLength: 1, maxLength: 40 })),
  amount: toNullable(anyAmount),
  felt: toNullable(fc.constantFrom(...TRIAL_RESULTS)),
});

/** Generates any week of looking that a visitor can note. */
export const anyLookingWeek: fc.Arbitrary<LookingWeek> = fc
  .record({
    id: fc.uuid(),
    domain: fc.constant('tobacco' as const),
    unit: fc.constantFrom('tobacco' as const, 'vape-moments' as const),
    call: fc.constantFrom(...CALL_STATES),
    price: toNullable(anyCents),
    size: toNullable(fc.integer({ min: 0, max: 10_000 })),
    rulers: fc.record({ first: toNullable(anyRulers), now: toNullable(anyRulers) }),
    trial: toNullable(anyTrial),
    first: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-01-01', days)),
    noted: fc.array(fc.oneof(anyDay, fc.constant('unknown' as const), fc.constant(null)), {
      minLength: 7,
      maxLength: 7,
    }),
  })
  .map(({ noted, first, ...week }) => {
    const days: [CalendarDate, LookingWeek['days'][CalendarDate]][] = getWeekDates(first).flatMap((date, index) => {
      const day = noted[index] ?? null;
      return day === null ? [] : [[date, day]];
    });
    return { ...week, first, days: Object.fromEntries(days) };
  });
