import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { accountFields } from '#src/contract/fields/account.ts';
import { avatarForm, createAccountForm, discretionForm } from '#src/contract/forms/account.ts';
import { loadTexts } from '#src/i18n/load.ts';
import { participant } from '#tests/support/accounts.ts';
import { type AnyForm, compareErrorTexts, getBrowserErrorText } from '#tests/support/error-texts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  loadTexts();
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const GOOD = {
  name: 'Sam',
  nickname: 'Mus',
  language: 'nl',
  registrationsStart: '20/11/2026',
  dayStartsAt: '0',
  unit: '',
  notifications: [],
  avatar: '1',
  restMinutes: '',
  isDiscreet: 'false',
};
const SETTINGS = createAccountForm({
  nickname: 'required',
  languages: ['nl', 'en'],
  registrationsStart: '2026-11-20',
  hasDayStart: true,
  unitVariants: ['vape-moments'],
});
const FORMS = [SETTINGS, avatarForm, discretionForm] as unknown as readonly AnyForm[];

it.each(['nl', 'en'] as const)('a setting is refused in the words of the browser (%s)', async (language) => {
  // A nickname is unique in its domain.
  const person = await participant(system, { language, domain: language === 'nl' ? 'alcohol' : 'cannabis' });
  const toText = (name: string, text: string) => {
    const form = FORMS.find(({ names }) => names.includes(name as never));
    return form && getBrowserErrorText(form, name, { ...GOOD, [name]: text }, { language, words: 'account.errors' });
  };
  const errors = await compareErrorTexts(accountFields, {
    browser: toText,
    server: (name, text) =>
      person.client.call(updateUser, { params: { uid: person.uid }, body: { [name]: text } as never }),
  });
  expect(errors).toEqual(Object.keys(accountFields));
});
