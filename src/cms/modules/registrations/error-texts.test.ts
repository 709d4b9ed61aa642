import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createEmptyTexts } from '#src/contract/fields/fields.ts';
import {
  createGoalForm,
  createUsageForm,
  immediateOrGradualForm,
  stopDateForm,
  stopOrReduceForm,
} from '#src/contract/forms/goal.ts';
import { createRegistrationForm } from '#src/contract/forms/registration.ts';
import { choiceFields, goalFields, stopDateFields, usageFields } from '#src/contract/plan-fields.ts';
import type { GoalForm } from '#src/contract/plans.ts';
import { answerFields } from '#src/contract/registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { toAmount } from '#src/rules/amounts/amount.ts';
import { createWeek, type Week } from '#src/rules/calendar/week.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { createUniformWeek, submitPlan, submitRegistration } from '#tests/support/days.ts';
import { type AnyForm, compareErrorTexts, getBrowserErrorText } from '#tests/support/error-texts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const TODAY = '2026-11-20';
const LANGUAGES = ['nl', 'en'] as const;

let system: TestSystem;
beforeAll(async () => {
  loadTexts();
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

it.each(LANGUAGES)('a registration is refused in the words of the browser (%s)', async (language) => {
  const limits = getDomain('gambling').registration as RegistrationLimits;
  const person = await participant(system, { domain: 'gambling', language });
  const of = { language, words: 'registration.errors', values: { maximum: limits.maximum } };
  const good = { ...createEmptyTexts(answerFields), amount: '1' };
  const form = createRegistrationForm(limits) as unknown as AnyForm;
  const errors = await compareErrorTexts(answerFields, {
    browser: (name, text) => getBrowserErrorText(form, name, { register: 'yes', ...good, [name]: text }, of),
    server: (name, text) => submitRegistration(person, { date: TODAY, ...good, [name]: text }),
  });
  expect(errors).toEqual(Object.keys(answerFields));
});

it.each(LANGUAGES)('a plan is refused in the words of the browser (%s)', async (language) => {
  const limits = getDomain('cannabis').registration as RegistrationLimits;
  const person = await participant(system, { domain: 'cannabis', language });
  const smoker = await participant(system, { domain: 'tobacco', language });
  const of = { language, words: 'plan.wizard.errors', values: { maximum: limits.maximum } };
  const good: GoalForm = {
    usage: createUniformWeek('6'),
    goal: createUniformWeek('3'),
    stopOrReduce: 'reduce',
    immediateOrGradual: 'immediate',
    stopDate: TODAY,
  };
  const send = (changes: object) => submitPlan(person, { ...good, ...changes } as GoalForm);
  const getWeek = (form: unknown, field: 'usage' | 'goal') => {
    const changed = (name: string, text: string) => ({ ...(good[field] as Week<string>), [name]: text });
    return {
      browser: (name: string, text: string) => getBrowserErrorText(form as AnyForm, name, changed(name, text), of),
      server: (name: string, text: string) => send({ [field]: changed(name, text) }),
    };
  };
  const renderField = (form: unknown) => ({
    browser: (name: string, text: string) => getBrowserErrorText(form as AnyForm, name, { [name]: text }, of),
    server: (name: string, text: string) => send({ [name]: text }),
  });
  const { stopOrReduce, immediateOrGradual } = choiceFields;
  const usage = createWeek(() => toAmount(6));
  const errors = [
    ...(await compareErrorTexts(usageFields, getWeek(createUsageForm(limits), 'usage'))),
    ...(await compareErrorTexts(goalFields, getWeek(createGoalForm(limits, usage), 'goal'))),
    ...(await compareErrorTexts({ stopOrReduce }, renderField(stopOrReduceForm))),
    ...(await compareErrorTexts({ immediateOrGradual }, renderField(immediateOrGradualForm))),
    ...(await compareErrorTexts(stopDateFields, {
      // A plan without a stop date starts when it is saved: the content system accepts a missing date, the wizard
      // requires one.
      browser: (name, text) => (text === '' ? undefined : renderField(stopDateForm(TODAY)).browser(name, text)),
      server: (_name, stopDate) => submitPlan(smoker, { ...good, stopDate }),
    })),
  ];
  expect(new Set(errors).size).toBe(7 + 3);
  expectSuccess(await send({}));
});
