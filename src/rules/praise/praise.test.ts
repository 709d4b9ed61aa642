import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DomainKey, RegistrationLimits } from '../../domains/domain.ts';
import { getDomain } from '../../domains/index.ts';
import { type Amount, toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { createWeek, getWeekday } from '../calendar/week.ts';
import { completePlan } from '../plan/complete-plan.ts';
import { getDailyGoal } from '../plan/daily-goal.ts';
import type { Plan } from '../plan/plan.ts';
import { PLAN_RULES } from '../plan/plan-rules.ts';
import { getDayState, showsMedals } from '../registrations/day-state.ts';
import { getDayUsage, startPlan } from './day-usage.ts';
import { type DayWithUsage, getPraise, isHighDay } from './get-praise.ts';
import { PRAISE_LIMITS } from './praise-limits.ts';
import { getSavedTextKind, hasLowerGoalLater } from './saved-text-kind.ts';

const DOMAINS = ['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const;
const MONDAY: CalendarDate = '2026-11-16';

const createDay = (start: number, goal: number | null, total: number | null, plan = start): DayWithUsage => ({
  goal: goal === null ? null : toAmount(goal),
  total: total === null ? null : toAmount(total),
  usage: { start: toAmount(start), plan: toAmount(plan) },
});

describe('the praise of a day', () => {
  test.each<[string, (typeof DOMAINS)[number], DayWithUsage, string]>([
    // Examples that were calculated by hand.
    ['start 20, goal 20, 20', 'alcohol', createDay(20, 20, 20), 'neutral'],
    ['start 6, goal 3, 2', 'alcohol', createDay(6, 3, 2), 'fact'],
    ['start 3, goal 1, 1', 'alcohol', createDay(3, 1, 1), 'goal'],
    ['start 1, goal 1, 1', 'alcohol', createDay(1, 1, 1), 'neutral'],
    ['goal 0, 0', 'alcohol', createDay(4, 0, 0), 'goal'],
    ['start 3 hours, goal 1, 1', 'gambling', createDay(3, 1, 1), 'goal'],
    // The floor of docs/product-rules.md, "Plan".
    ['a goal of 0 where there was no usage', 'cocaine', createDay(0, 0, 0), 'goal'],
    ['a goal of 0 that is passed', 'cocaine', createDay(0, 0, 0.5), 'neutral'],
    ['20 a day on the way down, 16 of 16.75', 'alcohol', createDay(20, 16.75, 16), 'neutral'],
    ['8 of 10 glasses', 'alcohol', createDay(20, 10, 8), 'fact'],
    ['8.5 of 10 glasses', 'alcohol', createDay(20, 10, 8.5), 'neutral'],
    ['a goal as high as the usage of a later plan', 'alcohol', createDay(6, 3, 3, 3), 'neutral'],
    ['a goal below a later plan that went up, not below the start', 'alcohol', createDay(2, 3, 2, 6), 'neutral'],
    ['over the limit', 'alcohol', createDay(6, 3, 3.5), 'neutral'],
    ['no goal', 'alcohol', createDay(6, null, 2), 'neutral'],
    ['not logged', 'alcohol', createDay(6, 3, null), 'neutral'],
    ['fewer cigarettes', 'tobacco', createDay(20, 10, 10), 'fact'],
    ['no cigarette', 'tobacco', createDay(20, 0, 0), 'goal'],
    ['fewer joints', 'cannabis', createDay(5, 3, 2), 'fact'],
    ['less cocaine', 'cocaine', createDay(2, 0.5, 0.5), 'fact'],
    ['20 hours of 22 gambled', 'gambling', createDay(24, 22, 20), 'goal'],
  ])('%s in %s', (_, domain, day, praise) => {
    expect(getPraise(day, PRAISE_LIMITS[domain])).toBe(praise);
  });

  test('is none where the usage is not known, but for a goal of 0', () => {
    const unknown = { goal: toAmount(3), total: toAmount(2) };
    expect(getPraise(unknown, PRAISE_LIMITS.alcohol)).toBe('neutral');
    expect(getPraise({ goal: 0 as Amount, total: 0 as Amount, usage: null }, PRAISE_LIMITS.alcohol)).toBe('goal');
  });
});

test.each<[string, (typeof DOMAINS)[number], DayWithUsage, boolean, string]>([
  ['20 of 20 glasses', 'alcohol', createDay(20, 20, 20), false, 'high'],
  ['20 glasses above a goal of 3', 'alcohol', createDay(6, 3, 20), false, 'high'],
  ['20 glasses without a goal', 'alcohol', createDay(6, null, 20), false, 'high'],
  ['5 of 5 glasses', 'alcohol', createDay(5, 5, 5), false, 'same'],
  ['5 of 5 glasses, until the plan goes down', 'alcohol', createDay(5, 5, 5), true, 'filled'],
  ['6 of 5 glasses', 'alcohol', createDay(5, 5, 6), false, 'filled'],
  ['5 glasses without a goal', 'alcohol', createDay(5, null, 5), false, 'filled'],
  ['2 of 3 glasses', 'alcohol', createDay(6, 3, 2), true, 'lower'],
  ['1 of 1 glass', 'alcohol', createDay(6, 1, 1), true, 'within'],
  ['none of none', 'alcohol', createDay(6, 0, 0), false, 'within'],
  ['20 of 20 cigarettes', 'tobacco', createDay(20, 20, 20), false, 'same'],
  ['10 of 10 cigarettes', 'tobacco', createDay(20, 10, 10), true, 'within'],
  ['a goal between the start and a later usage', 'gambling', createDay(2, 3, 2, 6), false, 'filled'],
])('a saved day, %s, has its words', (_, domain, day, isLower, text) => {
  expect(getSavedTextKind(day, PRAISE_LIMITS[domain], isLower)).toBe(text);
});

test('a plan that goes down later is known by the same weekday of a later week', () => {
  const days = {
    [MONDAY]: createDay(4, 4, 4),
    [addDays(MONDAY, 1)]: createDay(1, 1, 1),
    [addDays(MONDAY, 7)]: createDay(4, 4, null),
  };
  expect(hasLowerGoalLater(days, MONDAY)).toBe(false);
  expect(hasLowerGoalLater({ ...days, [addDays(MONDAY, 14)]: createDay(4, 3.25, null) }, MONDAY)).toBe(true);
});

const amounts = (maximum: number) => fc.integer({ min: 0, max: maximum * 4 }).map((quarters) => quarters / 4);

/** Plans of one user in the order of saving, days of the six weeks after, and the used amounts. */
const person = fc.constantFrom(...DOMAINS).chain((domain) => {
  const rules = PLAN_RULES[domain];
  const { maximum } = getDomain(domain).registration as RegistrationLimits;
  const week = fc.array(amounts(maximum), { minLength: 7, maxLength: 7 });
  const plan = fc
    .record({
      after: fc.nat(30),
      usage: week,
      target: week,
      stopOrReduce: fc.constantFrom('stop' as const, 'reduce' as const),
      immediateOrGradual: fc.constantFrom('immediate' as const, 'gradual' as const),
    })
    .map(({ after, usage, target, ...answers }): Plan => {
      let index = 0;
      let to = 0;
      return completePlan(rules, {
        savedOn: addDays(MONDAY, after),
        stopDate: null,
        usage: createWeek(() => toAmount(usage[index++] ?? 0)),
        target: createWeek(() => toAmount(target[to++] ?? 0)),
        ...answers,
      });
    });
  return fc.record({
    domain: fc.constant(domain as DomainKey & keyof typeof PRAISE_LIMITS),
    plans: fc
      .array(plan, { minLength: 1, maxLength: 3 })
      .map((plans) => plans.toSorted((a, b) => a.savedOn.localeCompare(b.savedOn))),
    date: fc.nat(80).map((days) => addDays(MONDAY, days)),
    used: amounts(maximum),
  });
});

test('over 1,000 random plans and days there is no praise where the rule forbids it', () => {
  fc.assert(
    fc.property(person, ({ domain, plans, date, used }) => {
      const limits = PRAISE_LIMITS[domain];
      const numbers = getDomain(domain).registration;
      if (limits === null || numbers === null) throw new Error(`No praise in ${domain}.`);
      const [goal, total] = [getDailyGoal(plans, date, numbers), toAmount(used)];
      const options = { goal, total, usage: getDayUsage(plans, date) };
      const praise = getPraise(options, limits);
      const textKind = getSavedTextKind(options, limits, false);
      const usage = plans.findLast(({ savedOn }) => savedOn <= date)?.usage[getWeekday(date)];
      const start = startPlan(plans)?.usage[getWeekday(date)];
      const isForbidden =
        goal === null ||
        total > goal ||
        (goal > 0 && (goal >= (usage ?? 0) || goal >= (start ?? 0))) ||
        (domain === 'alcohol' && used > 8);
      if (isForbidden) expect([praise, ['lower', 'within'].includes(textKind)]).toEqual(['neutral', false]);
      else expect(praise).not.toBe('neutral');
      const state = getDayState(options, limits);
      if (praise !== 'neutral') expect(state).toMatch(/none|within/);
      if (total === 0) expect(state).toBe('none');
      if (state === 'above' || isHighDay(options, limits)) expect(showsMedals(options, limits)).toBe(false);
      const advice = { alcohol: 100, gambling: Number.POSITIVE_INFINITY }[domain as string] ?? 0;
      if (goal !== null && goal > advice) expect(praise).not.toBe('goal');
    }),
    { numRuns: 1_000 },
  );
});
