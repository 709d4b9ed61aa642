import fc from 'fast-check';
import { type Amount, parseDecimal } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { createWeek, type Week } from '../calendar/week.ts';
import type { Plan } from './plan.ts';

/** Creates a week with one amount for every day. */
export const createEqualWeek = (decimal: string): Week<Amount> => createWeek(() => parseDecimal(decimal));

/** Creates a gradual plan with equal days: to a target, or to stop if none is given. */
export const createGradualPlan = (savedOn: CalendarDate, usage: string, target?: string): Plan => ({
  savedOn,
  stopDate: null,
  usage: createEqualWeek(usage),
  target: createEqualWeek(target ?? '0'),
  stopOrReduce: target === undefined ? 'stop' : 'reduce',
  immediateOrGradual: 'gradual',
});

export const anyDate = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2024-01-01', days));

export const anyWeek = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 7, maxLength: 7 }).map((amounts) => {
  const [...remaining] = amounts;
  return createWeek(() => (remaining.shift() ?? 0) as Amount);
});

interface Bounds {
  readonly savedOn?: fc.Arbitrary<CalendarDate>;
  readonly keepsLower?: fc.Arbitrary<boolean>;
}

/** Generates any plan that the domains allow, with or without a stop date. */
export const anyPlan = ({ savedOn = anyDate, keepsLower = fc.constant(false) }: Bounds = {}): fc.Arbitrary<Plan> =>
  fc
    .record({
      savedOn,
      stopAfter: fc.option(fc.nat(14)),
      usage: anyWeek,
      target: anyWeek,
      stopOrReduce: fc.constantFrom('stop' as const, 'reduce' as const),
      immediateOrGradual: fc.constantFrom('immediate' as const, 'gradual' as const),
      keepsLower,
    })
    .map(({ stopAfter, ...plan }) => ({
      ...plan,
      stopDate: stopAfter === null ? null : addDays(plan.savedOn, stopAfter),
    }));

/** Generates up to four plans in the order of saving, some of which retain lower goals. */
export const anyPlans = (savedOn?: fc.Arbitrary<CalendarDate>): fc.Arbitrary<readonly Plan[]> =>
  fc
    .array(anyPlan({ ...(savedOn && { savedOn }), keepsLower: fc.boolean() }), { maxLength: 4 })
    .map((plans) => plans.toSorted((a, b) => a.savedOn.localeCompare(b.savedOn)));
