import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, parseDecimal } from '../amounts/amount.ts';
import { createWeek } from '../calendar/week.ts';
import type { PlanAnswers } from './answers.ts';
import { PLAN_RULES } from './plan-rules.ts';
import { getNextPlanStep, getPlanPopup, listPlanSteps, type PlanStep } from './wizard-steps.ts';

const alone = { hasBuddy: false, stopDateEnabled: false };
const getWeek = (decimal: string) => createWeek(() => parseDecimal(decimal));

describe('the steps of the plan wizard', () => {
  test.each<[keyof typeof PLAN_RULES, PlanAnswers, PlanStep[]]>([
    ['alcohol', {}, ['usage', 'stop-or-reduce', 'buddy', 'done']],
    ['alcohol', { stopOrReduce: 'stop' }, ['usage', 'stop-or-reduce', 'gradual-info', 'buddy', 'done']],
    ['alcohol', { stopOrReduce: 'reduce' }, ['usage', 'stop-or-reduce', 'goal', 'buddy', 'done']],
    ['tobacco', {}, ['usage', 'immediate-or-gradual', 'buddy', 'done']],
    ['cannabis', { stopOrReduce: 'stop' }, ['usage', 'stop-or-reduce', 'immediate-or-gradual', 'buddy', 'done']],
    [
      'cocaine',
      { stopOrReduce: 'reduce' },
      ['usage', 'stop-or-reduce', 'goal', 'immediate-or-gradual', 'buddy', 'done'],
    ],
  ])('%s with %j: %j', (domain, answers, steps) => {
    const rules = PLAN_RULES[domain];
    expect(rules && listPlanSteps(rules, answers, alone)).toEqual(steps);
  });

  test('a stop date is asked first, in tobacco and where it is enabled', () => {
    const enabled = { ...alone, stopDateEnabled: true };
    expect(listPlanSteps(PLAN_RULES.tobacco, {}, enabled)[0]).toBe('stop-date');
    expect(listPlanSteps(PLAN_RULES.tobacco, {}, alone)[0]).toBe('usage');
    expect(listPlanSteps(PLAN_RULES.cannabis, {}, enabled)[0]).toBe('usage');
  });

  test('a person who has a buddy is not asked for one', () => {
    expect(listPlanSteps(PLAN_RULES.tobacco, {}, { ...alone, hasBuddy: true })).not.toContain('buddy');
  });

  test('goals above the weekly usage keep the goal step open', () => {
    const answers: PlanAnswers = { usage: getWeek('2'), stopOrReduce: 'reduce', goal: getWeek('2.5') };
    expect(getNextPlanStep(PLAN_RULES.alcohol, answers, alone)).toBe('goal');
    expect(getNextPlanStep(PLAN_RULES.alcohol, { ...answers, goal: getWeek('2') }, alone)).toBe('buddy');
  });

  test('changing from stop to reduce asks for goals again, without losing the rest', () => {
    const answers: PlanAnswers = { usage: getWeek('2'), immediateOrGradual: 'gradual', buddy: 'skipped' };
    expect(getNextPlanStep(PLAN_RULES.cocaine, { ...answers, stopOrReduce: 'stop' }, alone)).toBe('done');
    expect(getNextPlanStep(PLAN_RULES.cocaine, { ...answers, stopOrReduce: 'reduce' }, alone)).toBe('goal');
  });
});

describe('the high-usage warning', () => {
  test('opens with the usage in alcohol and stays closed once it was closed', () => {
    const answers: PlanAnswers = { usage: getWeek('4') };
    expect(getPlanPopup(PLAN_RULES.alcohol, {})).toBeNull();
    expect(getPlanPopup(PLAN_RULES.alcohol, answers)).toBe('high-usage-warning');
    expect(getPlanPopup(PLAN_RULES.alcohol, { ...answers, highUsageClosed: true })).toBeNull();
    expect(getPlanPopup(PLAN_RULES.gambling, { usage: getWeek('20') })).toBeNull();
  });
});

test('answering each step shown leads to done in every domain', () => {
  const amounts = fc.integer({ min: 0, max: 1000 }).map((hundredths) => createWeek(() => hundredths as Amount));
  const answersToSteps = fc.record({
    usage: amounts,
    stopOrReduce: fc.constantFrom('stop' as const, 'reduce' as const),
    immediateOrGradual: fc.constantFrom('immediate' as const, 'gradual' as const),
    buddy: fc.constantFrom('added' as const, 'skipped' as const),
  });
  const domains = fc.constantFrom('alcohol' as const, 'tobacco' as const, 'gambling' as const, 'cocaine' as const);
  const circumstances = fc.record({ hasBuddy: fc.boolean(), stopDateEnabled: fc.boolean() });

  fc.assert(
    fc.property(domains, answersToSteps, circumstances, (domain, options, facts) => {
      const rules = PLAN_RULES[domain];
      const answerTo: Record<PlanStep, PlanAnswers> = {
        'stop-date': { stopDate: '2026-06-10' },
        usage: { usage: options.usage },
        'stop-or-reduce': { stopOrReduce: options.stopOrReduce },
        'gradual-info': { gradualInfoSeen: true },
        goal: { goal: options.usage },
        'immediate-or-gradual': { immediateOrGradual: options.immediateOrGradual },
        buddy: { buddy: options.buddy },
        done: {},
      };
      const visible: PlanStep[] = [];
      let answers: PlanAnswers = {};
      for (
        let step = getNextPlanStep(rules, answers, facts);
        step !== 'done';
        step = getNextPlanStep(rules, answers, facts)
      ) {
        expect(visible).not.toContain(step);
        visible.push(step);
        answers = { ...answers, ...answerTo[step] };
      }
      expect([...visible, 'done']).toEqual(listPlanSteps(rules, answers, facts));
    }),
  );
});
