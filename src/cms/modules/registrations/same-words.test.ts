import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { ValidationError } from 'yup';
import type { Fields } from '#src/contract/fields/fields.ts';
import type { Form } from '#src/contract/forms/form.ts';
import {
  goalForm,
  immediateOrGradualForm,
  stopDateForm,
  stopOrReduceForm,
  usageForm,
} from '#src/contract/forms/goal.ts';
import { registrationForm } from '#src/contract/forms/registration.ts';
import { choiceFields, goalFields, stopDateFields, usageFields } from '#src/contract/plan-fields.ts';
import { answerFields } from '#src/contract/registration.ts';
import type { Result } from '#src/contract/result.ts';
import type { GoalForm } from '#src/contract/save-goal.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { domainOf } from '#src/domains/index.ts';
import { tForIsland } from '#src/i18n/island.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { problemText } from '#src/i18n/problem-text.ts';
import { textsFor } from '#src/i18n/translator.ts';
import { amountOfUnits } from '#src/rules/amounts/amount.ts';
import { type Week, weekOf } from '#src/rules/calendar/week.ts';
import { answerOf, participant } from '#tests/support/accounts.ts';
import { everyDay, makePlan, register } from '#tests/support/days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const TODAY = '2026-11-20';
const LANGUAGES = ['nl', 'en'] as const;

let system: TestSystem;
beforeAll(async () => {
  loadTexts();
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

/** What people type that some field refuses: each field gets each of them. */
const WRONG = [
  '',
  'x',
  '-1',
  '1e3',
  '2.000',
  '12,345',
  '€ 20',
  '99999',
  '99999999',
  'casino?',
  'x'.repeat(1501),
  '2026-13-01',
  '2026-11-19',
  '2027-01-01',
];

/** The words of the browser for one value of a form; undefined where the form takes it. */
function wordsInBrowser(form: Form<never, unknown>, name: string, typed: object, of: Spoken): string | undefined {
  const t = tForIsland(
    {
      registration: textsFor(of.language, 'registration'),
      plan: textsFor(of.language, 'plan'),
      forms: textsFor(of.language, 'forms'),
    } as never,
    of.language,
  );
  try {
    form.schema.validateSync(typed, { abortEarly: false });
    return undefined;
  } catch (error) {
    const found = (error as ValidationError).inner.find(({ path }) => path === name);
    return found && problemText(t, of.words, { name, problem: found.message }, { maximum: of.limits.maximum });
  }
}

interface Spoken {
  readonly language: 'nl' | 'en';
  readonly words: string;
  readonly limits: RegistrationLimits;
}

const refusedOf = (result: Result<unknown>) => (result.ok ? {} : (result.failure.fields ?? {}));

/** Compares both sides for every wrong value of every field; the wrong values that at least one side refused. */
async function compare(
  fields: Fields,
  of: Spoken,
  {
    browser,
    server,
  }: Record<'browser', (name: string, text: string) => string | undefined> & {
    readonly server: (name: string, text: string) => Promise<Result<unknown>>;
  },
): Promise<readonly string[]> {
  const refused: string[] = [];
  for (const [name, { wire }] of Object.entries(fields)) {
    for (const text of WRONG) {
      const there = refusedOf(await server(name, text))[wire];
      const here = browser(name, text);
      expect({ language: of.language, name, text: text.slice(0, 20), words: there }).toEqual({
        language: of.language,
        name,
        text: text.slice(0, 20),
        words: here,
      });
      if (there !== undefined) refused.push(name);
    }
  }
  return [...new Set(refused)];
}

it.each(LANGUAGES)(
  'a registration is refused in the same words in the browser and by the server (%s)',
  async (language) => {
    const limits = domainOf('gambling').registration as RegistrationLimits;
    const person = await participant(system, { domain: 'gambling', language });
    const of = { language, words: 'registration.errors', limits };
    const good = { amount: '1', cost: '', place: '', company: '', note: '' };
    const form = registrationForm(limits) as unknown as Form<never, unknown>;
    const refused = await compare(answerFields, of, {
      browser: (name, text) => wordsInBrowser(form, name, { register: 'yes', ...good, [name]: text }, of),
      server: (name, text) => register(person, { date: TODAY, ...good, [name]: text }),
    });
    expect(refused).toEqual(Object.keys(answerFields));
  },
);

it.each(LANGUAGES)('a plan is refused in the same words in the browser and by the server (%s)', async (language) => {
  const limits = domainOf('cannabis').registration as RegistrationLimits;
  const person = await participant(system, { domain: 'cannabis', language });
  const of = { language, words: 'plan.wizard.errors', limits };
  const good: GoalForm = {
    usage: everyDay('6'),
    goal: everyDay('3'),
    stopOrReduce: 'reduce',
    immediateOrGradual: 'immediate',
    stopDate: TODAY,
  };
  const asForm = (form: unknown) => form as Form<never, unknown>;
  const inWeek = (week: Week<string>, name: string, text: string) => ({ ...week, [name]: text });
  const send = (changed: object) => makePlan(person, { ...good, ...changed } as GoalForm);
  const usage = weekOf(() => amountOfUnits(6));
  const week = (form: unknown, field: 'usage' | 'goal') => ({
    browser: (name: string, text: string) =>
      wordsInBrowser(asForm(form), name, inWeek(good[field] as Week<string>, name, text), of),
    server: (name: string, text: string) => send({ [field]: inWeek(good[field] as Week<string>, name, text) }),
  });
  const one = (form: unknown) => ({
    browser: (name: string, text: string) => wordsInBrowser(asForm(form), name, { [name]: text }, of),
    server: (name: string, text: string) => send({ [name]: text }),
  });
  const { stopOrReduce, immediateOrGradual } = choiceFields;
  await compare(usageFields, of, week(usageForm(limits), 'usage'));
  await compare(goalFields, of, week(goalForm(limits, usage), 'goal'));
  await compare({ stopOrReduce }, of, one(stopOrReduceForm));
  await compare({ immediateOrGradual }, of, one(immediateOrGradualForm));
  // A plan without a day begins with its saving: the content system takes none for an answer, the wizard's step does not.
  const smoker = await participant(system, { domain: 'tobacco', language });
  const dated = {
    ...one(stopDateForm(TODAY)),
    server: (_name: string, stopDate: string) => makePlan(smoker, { ...good, stopDate }),
  };
  await compare(stopDateFields, of, {
    ...dated,
    browser: (name, text) => (text === '' ? undefined : dated.browser(name, text)),
  });
  answerOf(await send({}));
});
