import { describe, expect, it } from 'vitest';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import { PLAN_RULES } from '#src/rules/plan/plan-rules.ts';
import type { Day } from '#src/rules/registrations/day.ts';
import { createWizardState, type WizardFacts } from './initial-state.ts';
import { resumeWizard } from './wizard-state.ts';

const TODAY = '2026-11-19';
const getWeek = (amount: string) => ({ ...createWeek(() => amount) });
const form = {
  usage: getWeek('6.5'),
  goal: getWeek('3'),
  stopOrReduce: 'reduce',
  immediateOrGradual: 'gradual',
} as const;
const knownFacts: WizardFacts = {
  standing: { form, inForce: [], startUsage: null, gpCalledOn: null },
  days: {},
  today: TODAY,
  limits: { goalRounding: 0.25 },
  language: 'nl',
};
/** Returns `count` days before today with one amount. */
const registered = (count: number, amount: number): Record<string, Day> =>
  Object.fromEntries(
    Array.from({ length: count }, (_, daysAgo) => [
      addDays(TODAY, -daysAgo - 1),
      { total: amount as Amount, goal: 300 as Amount },
    ]),
  );

describe('the wizard of somebody who has a plan', () => {
  it('fills in every step as the plan has it, in the reader’s language', () => {
    expect(createWizardState(knownFacts)).toMatchObject({ usageFrom: 'plan' });
    expect(createWizardState(knownFacts)?.typed).toEqual({
      usage: getWeek('6,5'),
      'stop-or-reduce': { stopOrReduce: 'reduce' },
      goal: { ...getWeek('3'), total: '' },
      'immediate-or-gradual': { immediateOrGradual: 'gradual' },
    });
    expect(createWizardState({ ...knownFacts, language: 'en' })?.typed.usage).toEqual(getWeek('6.5'));
  });

  it('asks every step again, from the first on', () => {
    for (const [domain, first] of [
      ['cannabis', 'usage'],
      ['tobacco', 'stop-date'],
    ] as const) {
      const circumstances = { hasBuddy: true, stopDateEnabled: true };
      const context = { rules: PLAN_RULES[domain], circumstances, today: TODAY, earlier: [], days: {} } as const;
      expect(resumeWizard(createWizardState(knownFacts), context).at).toBe(first);
    }
  });

  it('leaves the goals open for who stopped', () => {
    const stopped = { ...form, goal: getWeek('0'), stopOrReduce: 'stop' } as const;
    expect(
      createWizardState({ ...knownFacts, standing: { form: stopped, inForce: [], startUsage: null, gpCalledOn: null } })
        ?.typed.goal,
    ).toBeUndefined();
  });
});

describe('the usage that stands filled in', () => {
  it('is what was registered of late, where ten of the last fourteen days are', () => {
    const wizardState = createWizardState({ ...knownFacts, days: registered(14, 250) });
    expect(wizardState).toMatchObject({ usageFrom: 'days', typed: { usage: getWeek('2,5') } });
    expect(createWizardState({ ...knownFacts, days: registered(9, 250) })).toMatchObject({ usageFrom: 'plan' });
  });

  it('is nothing for who comes back after a week or more: they are asked what they use today', () => {
    const fillText = (daysAgo: number) => ({
      [addDays(TODAY, -daysAgo)]: { total: 200 as Amount, goal: 300 as Amount },
    });
    expect(createWizardState({ ...knownFacts, days: fillText(7) })).toBeNull();
    expect(createWizardState({ ...knownFacts, days: fillText(6) })).toMatchObject({ usageFrom: 'plan' });
    expect(createWizardState({ ...knownFacts, days: { ...fillText(40), ...fillText(0) } })).toMatchObject({
      usageFrom: 'plan',
    });
  });

  it('is that of the days without a plan too, and nothing without either', () => {
    expect(createWizardState({ ...knownFacts, standing: null, days: registered(14, 100) })).toEqual({
      at: 'usage',
      answers: {},
      usageFrom: 'days',
      typed: { usage: getWeek('1') },
    });
    expect(createWizardState({ ...knownFacts, standing: null })).toBeNull();
  });

  it('is what few days say before a first plan, each weekday its latest, and the others open', () => {
    const createDay = (amount: number): Day => ({ total: amount as Amount, goal: null });
    const days = { '2026-11-09': createDay(200), '2026-11-11': createDay(950), '2026-11-14': createDay(100) };
    const open = { ...getWeek(''), monday: '2', wednesday: '9,5', saturday: '1' };
    expect(createWizardState({ ...knownFacts, standing: null, days })).toEqual({
      at: 'usage',
      answers: {},
      usageFrom: 'week',
      typed: { usage: open },
    });
    expect(createWizardState({ ...knownFacts, days })).toMatchObject({ usageFrom: 'plan' });
    expect(createWizardState({ ...knownFacts, standing: null, days: registered(2, 100) })).toBeNull();
  });

  it('is that of the plan on a weekday that was never filled in, and nothing without a plan', () => {
    const days = registered(14, 250);
    for (const daysAgo of [2, 9]) delete days[addDays(TODAY, -daysAgo)];
    expect(createWizardState({ ...knownFacts, days })?.typed.usage).toEqual({ ...getWeek('2,5'), tuesday: '6,5' });
    expect(createWizardState({ ...knownFacts, standing: null, days })?.typed.usage).toEqual({
      ...getWeek('2,5'),
      tuesday: '',
    });
  });
});
