import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { avatarForm, createAccountForm, nicknameForm } from '#src/contract/forms/account.ts';
import {
  changeEmailForm,
  changePasswordForm,
  changeSsoEmailForm,
  forgotPasswordForm,
  resetPasswordForm,
} from '#src/contract/forms/account-credentials.ts';
import { createCredentialsForm, createHtiFollowUpForm, loginForm } from '#src/contract/forms/credentials.ts';
import type { Form } from '#src/contract/forms/form.ts';
import { createNurseRegistrationForm, practiceForm } from '#src/contract/forms/practice.ts';
import { priceForm } from '#src/contract/forms/price.ts';

const MINIMUM = 10;
const settings = {
  languages: ['nl', 'en'],
  registrationsStart: '2026-11-09',
  hasDayStart: true,
  unitVariants: ['vape-moments'],
} as const;
const address = { old: 'sam@example.nl', placeholderDomain: 'anoniem.invalid' };

/** Every form for participants, with the folder of its texts. */
const FORMS = {
  'start.errors credentials': createCredentialsForm(MINIMUM),
  'start.errors follow-up': createHtiFollowUpForm({ needsConsent: true, needsLockCode: true }),
  'login.errors login': loginForm,
  'login.errors forgot': forgotPasswordForm,
  'login.errors reset': resetPasswordForm(MINIMUM),
  'account.errors settings': createAccountForm({ ...settings, nickname: 'required' }),
  'price.errors price': priceForm,
  'account.errors avatar': avatarForm,
  'account.errors email': changeEmailForm(address),
  'account.errors email of a sign-on': changeSsoEmailForm(address),
  'account.errors password': changePasswordForm(MINIMUM),
  'person.nickname.errors nickname': nicknameForm,
  'nurse.errors registration': createNurseRegistrationForm(MINIMUM),
  'nurse.errors practice': practiceForm,
} as unknown as Readonly<Record<string, Form<object, unknown>>>;

/** Invalid inputs; each field gets each of them. */
const TYPED: readonly unknown[] = [
  '',
  '  ',
  'x',
  'x'.repeat(300),
  'iets',
  '12345678901',
  'alleen letters',
  'wachtwoord1',
  'password123',
  'sam@example.nl',
  'a@anoniem.invalid',
  'Moderator',
  '\u2060\u200d',
  '10/11/2026',
  '31/02/2026',
  '1234 SS',
  'de',
  ['sms'],
  null,
  13,
  false,
];

function getReasons({ check, names }: Form<object, unknown>): Map<string, Set<string>> {
  const reasonsByField = new Map<string, Set<string>>();
  for (const input of TYPED) {
    for (const name of names) {
      const values = { ...Object.fromEntries(names.map((other) => [other, ''])), [name]: input };
      try {
        const reason = check(values).find((refusedField) => refusedField.name === name)?.problem;
        if (reason !== undefined) reasonsByField.set(name, (reasonsByField.get(name) ?? new Set()).add(reason));
      } catch (error) {
        // The field's control cannot produce this type of value.
        if (!(error instanceof TypeError)) throw error;
      }
    }
  }
  return reasonsByField;
}

function getText(language: string, path: readonly string[]): unknown {
  const [namespace, ...keys] = path;
  const texts: unknown = JSON.parse(readFileSync(`public/locales/${language}/${namespace}.json`, 'utf8'));
  return keys.reduce<unknown>((total, key) => (total as Record<string, unknown> | undefined)?.[key], texts);
}

describe.each(Object.entries(FORMS))('%s', (name, form) => {
  const folder = name.split(' ')[0]?.split('.') ?? [];

  it.each(['nl', 'en'])('words every refusal of every field, each in its own way (%s)', (language) => {
    const reasons = getReasons(form);
    expect(reasons.size).toBeGreaterThan(0);
    for (const [field, fieldTexts] of reasons) {
      const texts = [...fieldTexts].map(
        (reason) => getText(language, [...folder, field, reason]) ?? getText(language, ['forms', 'errors', reason]),
      );
      expect(
        texts.filter((text) => typeof text !== 'string' || text === ''),
        `${field}: ${[...fieldTexts]}`,
      ).toEqual([]);
      expect(new Set(texts).size, `${field}: ${[...fieldTexts]}`).toBe(fieldTexts.size);
    }
  });
});
