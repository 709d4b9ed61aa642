import { expect, test } from 'vitest';
import { avatarForm, createAccountForm, nicknameForm } from './account.ts';
import { changeEmailForm, changePasswordForm, changeSsoEmailForm } from './account-credentials.ts';
import type { Form } from './form.ts';

/** Returns the problems by field; empty if all values are valid. */
const createRefusals = (form: Form<never, unknown>, input: object): Readonly<Record<string, string>> =>
  Object.fromEntries(form.check(input as never).map(({ name, problem }) => [name, problem]));

const languages = ['nl', 'en'];
const unitVariants = ['vape-moments'] as const;
const settings = createAccountForm({
  nickname: 'required',
  languages,
  registrationsStart: '2026-11-09',
  hasDayStart: true,
  unitVariants,
});
const inputs = {
  name: 'Sam',
  nickname: 'Nachtuil',
  language: 'en',
  registrationsStart: '09/11/2026',
  dayStartsAt: '5',
  unit: 'vape-moments',
  notifications: ['daily_mail'],
};

test('settings are read trimmed, with the date of the wire', () => {
  expect(createRefusals(settings, inputs)).toEqual({});
  expect(settings.read({ ...inputs, name: ' Sam ', registrationsStart: '01/11/2026' })).toEqual({
    name: 'Sam',
    nickname: 'Nachtuil',
    language: 'en',
    registrationsStart: '2026-11-01',
    dayStartsAt: 5,
    unit: 'vape-moments',
    notifications: ['daily_mail'],
  });
});

test.each([
  [{ name: ' ' }, { name: 'required' }],
  [{ nickname: ' ' }, { nickname: 'required' }],
  [{ nickname: 'Team forum' }, { nickname: 'reserved' }],
  [{ nickname: '\u2060' }, { nickname: 'invisible' }],
  [{ nickname: 'sam@example.nl' }, { nickname: 'contact' }],
  [{ registrationsStart: '' }, { registrationsStart: 'required' }],
  [{ registrationsStart: '31-11-2026' }, { registrationsStart: 'invalid' }],
  [{ registrationsStart: '10/11/2026' }, { registrationsStart: 'later-than-existing' }],
  [{ registrationsStart: '31/12/2014' }, { registrationsStart: 'too-early' }],
  [{ dayStartsAt: '7' }, { dayStartsAt: 'invalid' }],
  [{ dayStartsAt: '' }, { dayStartsAt: 'required' }],
  [{ unit: 'puffs' }, { unit: 'invalid' }],
  [{ language: 'de' }, { language: 'invalid' }],
  [{ notifications: ['sms'] }, { notifications: 'invalid' }],
])('settings with %o are refused', (change, reasons) => {
  expect(createRefusals(settings, { ...inputs, ...change })).toEqual(reasons);
});

test('close-ones may go without a nickname and have neither a start date nor an hour at which a day begins', () => {
  const form = createAccountForm({
    nickname: 'optional',
    languages,
    registrationsStart: null,
    hasDayStart: false,
    unitVariants: [],
  });
  expect(createRefusals(form, { ...inputs, nickname: ' ', registrationsStart: '', dayStartsAt: '', unit: '' })).toEqual(
    {},
  );
});

const address = { old: 'sam@example.nl', placeholderDomain: 'anoniem.invalid' };

test.each([
  [
    { mail: '', confirmation: '', current: '' },
    { mail: 'required', confirmation: 'required', current: 'required' },
  ],
  [{ mail: 'SAM@example.nl', confirmation: 'SAM@example.nl', current: 'x' }, { mail: 'not-different' }],
  [{ mail: 'x@anoniem.invalid', confirmation: 'x@anoniem.invalid', current: 'x' }, { mail: 'invalid' }],
  [{ mail: 'new@example.nl', confirmation: 'nwe@example.nl', current: 'x' }, { confirmation: 'not-equal' }],
  [{ mail: 'new@example.nl', confirmation: 'new@example.nl', current: 'x' }, {}],
])('a change of address with %o', (input, reasons) => {
  expect(createRefusals(changeEmailForm(address), input)).toEqual(reasons);
});

test('single sign-on changes the address without a password', () => {
  const input = { mail: 'new@example.nl', confirmation: 'new@example.nl' };
  expect(createRefusals(changeSsoEmailForm(address), input)).toEqual({});
});

test('a change of password asks for the current one, a good one and the same again', () => {
  const form = changePasswordForm(10);
  expect(createRefusals(form, { current: '', password: 'regen', confirmation: '' })).toEqual({
    current: 'required',
    password: 'too-short',
    confirmation: 'required',
  });
  expect(createRefusals(form, { current: 'x', password: 'regen 4 wolken', confirmation: 'regen 4 wolken' })).toEqual(
    {},
  );
});

test('an avatar is one of twelve, and a nickname is more than spaces', () => {
  expect(createRefusals(avatarForm, { avatar: '' })).toEqual({ avatar: 'required' });
  expect(createRefusals(avatarForm, { avatar: '13' })).toEqual({ avatar: 'invalid' });
  expect(createRefusals(avatarForm, { avatar: '12' })).toEqual({});
  expect(createRefusals(nicknameForm, { nickname: '  ' })).toEqual({ nickname: 'required' });
  expect(createRefusals(nicknameForm, { nickname: 'Moderator' })).toEqual({ nickname: 'reserved' });
});
