import { expect, it } from 'vitest';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import { isGoalUsage, toGoalBody } from './goal-body.ts';

const usage = createWeek(() => 250 as Amount);

it('sends a stop of alcohol as gradual with all goals 0', () => {
  const body = toGoalBody(PLAN_RULES.alcohol, { usage, stopOrReduce: 'stop', goal: createWeek(() => 100 as Amount) });
  expect(body).toEqual({
    usage: createWeek(() => '2.5'),
    goal: createWeek(() => '0'),
    stopOrReduce: 'stop',
    immediateOrGradual: 'gradual',
  });
});

it('sends what tobacco presets, with its stop date', () => {
  const body = toGoalBody(PLAN_RULES.tobacco, { usage, stopDate: '2026-11-20', immediateOrGradual: 'immediate' });
  expect(body).toMatchObject({ stopDate: '2026-11-20', stopOrReduce: 'stop', immediateOrGradual: 'immediate' });
});

it('sends the goals of who cuts down', () => {
  const goal = createWeek(() => 125 as Amount);
  const body = toGoalBody(PLAN_RULES.cannabis, { usage, goal, stopOrReduce: 'reduce', immediateOrGradual: 'gradual' });
  expect(body.goal).toEqual(createWeek(() => '1.25'));
});

it('knows a goal that is still as much as the usage', () => {
  const create = (goal: number) =>
    isGoalUsage(
      toGoalBody(PLAN_RULES.cannabis, {
        usage,
        goal: createWeek(() => goal as Amount),
        stopOrReduce: 'reduce',
        immediateOrGradual: 'immediate',
      }),
    );
  expect([create(250), create(125)]).toEqual([true, false]);
  expect(isGoalUsage(toGoalBody(PLAN_RULES.alcohol, { usage, stopOrReduce: 'stop' }))).toBe(false);
});
