import { describe, expect, test } from 'vitest';
import { parseDecimal, ZERO_AMOUNT } from '../amounts/amount.ts';
import { createWeek, type Week } from '../calendar/week.ts';
import { listGoalHints, listUsageHints, requiresConfirmation } from './check-if-correct.ts';
import { completePlan } from './complete-plan.ts';
import { isHighUsage } from './high-usage.ts';
import type { Plan } from './plan.ts';
import { PLAN_RULES } from './plan-rules.ts';
import { getPresetAnswers } from './preset-answers.ts';

const getWeek = (days: Partial<Week<string>>) => createWeek((weekday) => parseDecimal(days[weekday] ?? '0'));
const ALCOHOL_HIGH = PLAN_RULES.alcohol.highUsage;

describe('high usage', () => {
  test.each([
    ['27.75 in a week', getWeek({ saturday: '27.75' }), false],
    ['28 in a week', getWeek({ saturday: '28' }), true],
    ['three days at the threshold of a day', getWeek({ friday: '8', saturday: '8', sunday: '8' }), false],
  ])('%s', (_, usage, high) => {
    expect(isHighUsage(usage, ALCOHOL_HIGH)).toBe(high);
  });

  test('enough days at the threshold fire as well, where the configuration asks fewer than a week has', () => {
    const limits = { ...ALCOHOL_HIGH, days: 3 };
    expect(isHighUsage(getWeek({ friday: '8', saturday: '8', sunday: '8' }), limits)).toBe(true);
    expect(isHighUsage(getWeek({ friday: '8', saturday: '8', sunday: '7.99' }), limits)).toBe(false);
  });
});

describe('the check-if-correct hint', () => {
  const limit = { checkFrom: 8 };

  test('is shown from the value of the domain on', () => {
    expect(requiresConfirmation(parseDecimal('8'), limit)).toBe(true);
    expect(requiresConfirmation(parseDecimal('7.99'), limit)).toBe(false);
    expect(listUsageHints(getWeek({ monday: '8', sunday: '12' }), limit)).toEqual(['monday', 'sunday']);
  });

  test('a goal gets it above the usage of its day too', () => {
    const usage = getWeek({ monday: '2', tuesday: '2', wednesday: '9' });
    const goal = getWeek({ monday: '2', tuesday: '2.5', wednesday: '8' });
    expect(listGoalHints(goal, usage, limit)).toEqual(['tuesday', 'wednesday']);
  });
});

describe('what a domain settles without asking', () => {
  test('alcohol is gradual from the first step on', () => {
    expect(getPresetAnswers(PLAN_RULES.alcohol, {})).toEqual({ immediateOrGradual: 'gradual' });
  });

  test('tobacco presets stop, and stopping means goals of 0', () => {
    expect(getPresetAnswers(PLAN_RULES.tobacco, {})).toEqual({ stopOrReduce: 'stop', goal: 'all-zero' });
  });

  test('elsewhere only stopping settles anything', () => {
    expect(getPresetAnswers(PLAN_RULES.cannabis, { stopOrReduce: 'reduce' })).toEqual({});
    expect(getPresetAnswers(PLAN_RULES.cannabis, { stopOrReduce: 'stop' })).toEqual({ goal: 'all-zero' });
  });
});

describe('the plan that is saved', () => {
  const submitted: Plan = {
    savedOn: '2026-06-01',
    stopDate: '2026-06-10',
    usage: getWeek({ monday: '5' }),
    target: getWeek({ monday: '3' }),
    stopOrReduce: 'reduce',
    immediateOrGradual: 'immediate',
  };
  const zeros = createWeek(() => ZERO_AMOUNT);

  test('alcohol: gradual, without a stop date, with the goals of the person', () => {
    const plan = completePlan(PLAN_RULES.alcohol, submitted);
    expect(plan).toEqual({
      ...submitted,
      stopDate: null,
      immediateOrGradual: 'gradual',
      weekOne: '2026-06-01',
    });
  });

  test('alcohol, stop: gradual with all goals 0', () => {
    const plan = completePlan(PLAN_RULES.alcohol, { ...submitted, stopOrReduce: 'stop' });
    expect(plan).toMatchObject({ stopOrReduce: 'stop', immediateOrGradual: 'gradual', target: zeros });
  });

  test('tobacco: stop from the stop date, as immediate or gradual as the person chose', () => {
    expect(completePlan(PLAN_RULES.tobacco, submitted)).toEqual({
      ...submitted,
      stopOrReduce: 'stop',
      target: zeros,
      weekOne: '2026-06-15',
    });
  });
});
