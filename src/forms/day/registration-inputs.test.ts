import { expect, it } from 'vitest';
import { toTexts } from '#src/contract/fields/fields.ts';
import { createRegistrationForm } from '#src/contract/forms/registration.ts';
import { EMPTY_ANSWERS, type RegistrationItem, registrationFields } from '#src/contract/registration.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import type { Cents } from '#src/rules/fields/amounts.ts';
import { toRegistrationInputs } from './registration-inputs.ts';

const zero: RegistrationItem = {
  uuid: 'r1',
  date: '2026-11-20',
  amount: 0 as Amount,
  ...EMPTY_ANSWERS,
};

it('a day without use opens as "no"', () => {
  expect(toRegistrationInputs({ ...zero, note: 'Goed gegaan.' }, 'nl')).toMatchObject({ register: 'no', amount: '' });
});

it.each([
  ['a place', { place: 'home' }],
  ['company', { company: 'alone' }],
  ['a cost', { cost: 1250 as Cents }],
] as const)('an amount of 0 with %s opens as "yes", and a save keeps it', (_, details) => {
  const limits = getDomain('gambling').registration as RegistrationLimits;
  const form = createRegistrationForm(limits, zero.amount);
  const input = toRegistrationInputs({ ...zero, ...details }, 'nl');
  expect(input).toMatchObject({ register: 'yes', amount: '0' });
  expect(form.check(input)).toEqual([]);
  expect(toTexts(registrationFields, { date: '2026-11-20', ...form.read(input) })).toMatchObject({
    amount: '0',
    place: 'place' in details ? details.place : '',
    company: 'company' in details ? details.company : '',
    cost: 'cost' in details ? '12.50' : '',
  });
});

it('an amount of 0 with drinks without alcohol opens as "yes"', () => {
  const drinks = [{ kind: 'beer.alcohol-free', millilitres: 300, tenths: 0, count: 2 }];
  expect(toRegistrationInputs({ ...zero, drinks }, 'nl')).toMatchObject({ register: 'yes', amount: '0' });
});

it('place the day has an amount already only "yes" is left', () => {
  expect(toRegistrationInputs(null, 'nl', true)).toMatchObject({ register: 'yes', amount: '' });
  expect(toRegistrationInputs(zero, 'nl', true)).toMatchObject({ register: 'yes', amount: '0' });
});
