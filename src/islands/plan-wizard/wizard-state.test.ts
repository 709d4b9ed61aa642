import { describe, expect, it } from 'vitest';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import type { PlanAnswers } from '#src/rules/plan/answers.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import type { PlanStep } from '#src/rules/plan/wizard-steps.ts';
import {
  answerStep,
  getPartPosition,
  goToPreviousStep,
  goToStep,
  resumeWizard,
  type WizardContext,
  type WizardState,
} from './wizard-state.ts';

const createContext = (domain: 'alcohol' | 'tobacco' | 'cannabis', hasBuddy = false): WizardContext => ({
  rules: PLAN_RULES[domain],
  circumstances: { hasBuddy, stopDateEnabled: true },
  today: '2026-11-19',
  earlier: [],
  days: {},
});
const getWeek = (amount: number) => createWeek(() => amount as Amount);

describe('the wizard', () => {
  it('begins with the stop date for tobacco and goes from usage to immediate or gradual', () => {
    const tobacco = createContext('tobacco');
    const first = resumeWizard(null, tobacco);
    expect(first.at).toBe('stop-date');
    const usage = answerStep(first, { stopDate: '2026-11-20' }, tobacco);
    expect(usage.at).toBe('usage');
    expect(answerStep(usage, { usage: getWeek(1500) }, tobacco).at).toBe('immediate-or-gradual');
  });

  it('tells who stops drinking that it goes step by step, and asks who cuts down for goals', () => {
    const alcohol = createContext('alcohol', true);
    const requestedWizardState = answerStep(resumeWizard(null, alcohol), { usage: getWeek(300) }, alcohol);
    expect(requestedWizardState.at).toBe('stop-or-reduce');
    expect(answerStep(requestedWizardState, { stopOrReduce: 'stop' }, alcohol).at).toBe('gradual-info');
    const goal = answerStep(requestedWizardState, { stopOrReduce: 'reduce' }, alcohol);
    expect(goal.at).toBe('goal');
    expect(answerStep(goal, { goal: getWeek(200) }, alcohol).at).toBe('done');
  });

  it('goes back a step and keeps the answers; the first step stays', () => {
    const cannabis = createContext('cannabis');
    const second = answerStep(resumeWizard(null, cannabis), { usage: getWeek(300) }, cannabis);
    expect(goToPreviousStep(second, cannabis)).toMatchObject({ at: 'usage', answers: { usage: getWeek(300) } });
    expect(goToPreviousStep(resumeWizard(null, cannabis), cannabis).at).toBe('usage');
  });

  it('moves to the step of a history entry, never past what is not answered', () => {
    const cannabis = createContext('cannabis');
    const second = answerStep(resumeWizard(null, cannabis), { usage: getWeek(300) }, cannabis);
    expect(goToStep(second, 0, cannabis).at).toBe('usage');
    expect(goToStep(second, 9, cannabis).at).toBe(second.at);
  });

  it('counts parts, whose number is the same from the first step to the last', () => {
    for (const [domain, hasBuddy] of [
      ['alcohol', false],
      ['alcohol', true],
      ['cannabis', false],
      ['tobacco', true],
    ] as const) {
      const wizardContext = createContext(domain, hasBuddy);
      const answers: Partial<Record<PlanStep, PlanAnswers>> = {
        'stop-date': { stopDate: '2026-11-20' },
        usage: { usage: getWeek(300) },
        'stop-or-reduce': { stopOrReduce: 'reduce' },
        goal: { goal: getWeek(200) },
        'immediate-or-gradual': { immediateOrGradual: 'gradual' },
        buddy: { buddy: 'skipped' },
      };
      const states = [resumeWizard(null, wizardContext)];
      for (let state = resumeWizard(null, wizardContext); state.at !== 'done'; states.push(state)) {
        state = answerStep(state, answers[state.at] ?? {}, wizardContext);
      }
      const positions = states.map((state) => getPartPosition(state, wizardContext));
      expect(new Set(positions.map(({ total }) => total))).toEqual(new Set([hasBuddy ? 3 : 4]));
      expect(positions.map(({ number }) => number)).toEqual(positions.map(({ number }) => number).sort());
      expect(positions.at(-1)).toMatchObject({ part: 'check', number: hasBuddy ? 3 : 4 });
    }
  });

  it('goes on where the tab left off, never past what is not answered', () => {
    const cannabis = createContext('cannabis');
    const storedWizardState: WizardState = { at: 'done', answers: { usage: getWeek(300) }, typed: {} };
    expect(resumeWizard(storedWizardState, cannabis).at).toBe('stop-or-reduce');
    expect(resumeWizard({ ...storedWizardState, at: 'usage' }, cannabis).at).toBe('usage');
  });

  it('asks again for a stop date that went by, and for goals that are above a lower usage', () => {
    const wizardState: WizardState = { at: 'usage', answers: { stopDate: '2026-11-18' }, typed: {} };
    expect(resumeWizard(wizardState, createContext('tobacco')).at).toBe('stop-date');
    const answers = { usage: getWeek(100), stopOrReduce: 'reduce', goal: getWeek(200) } as const;
    expect(resumeWizard({ at: 'buddy', answers, typed: {} }, createContext('alcohol')).at).toBe('goal');
  });
});
