import { describe, expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { gambling } from '#src/domains/gambling.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { createEmptyTexts } from '../fields/fields.ts';
import { answerFields, EMPTY_ANSWERS } from '../registration.ts';
import { createRegistrationForm } from './registration.ts';

const EMPTY = { register: '', ...createEmptyTexts(answerFields) };
const ofAlcohol = createRegistrationForm(alcohol.registration as RegistrationLimits);
const ofGambling = createRegistrationForm(gambling.registration as RegistrationLimits);

const createRefusals = (form: typeof ofAlcohol, input: Partial<typeof EMPTY>) =>
  form.check({ ...EMPTY, ...input } as never).map(({ name, problem }) => `${name} ${problem}`);

describe('the daily registration', () => {
  it('asks whether somebody used, and nothing more of who does not answer', () => {
    expect(createRefusals(ofAlcohol, {})).toEqual(['register required']);
  });

  it('saves 0 for no, whatever was typed before', () => {
    const input = { ...EMPTY, register: 'no', amount: '1e3', cost: 'x', place: 'home' };
    expect(createRefusals(ofGambling, input)).toEqual([]);
    expect(ofGambling.read(input)).toEqual({
      register: 'no',
      amount: 0,
      ...EMPTY_ANSWERS,
    });
  });

  it.each([
    ['', 'required'],
    ['1.000', 'invalid'],
    ['1e3', 'invalid'],
    ['NaN', 'invalid'],
    ['-1', 'invalid'],
    ['50,5', 'too-high'],
  ])('refuses the amount "%s" of who used: %s', async (amount, reason) => {
    expect(createRefusals(ofAlcohol, { register: 'yes', amount })).toEqual([`amount ${reason}`]);
  });

  it('lets an amount stand that was kept above the maximum; a changed one obeys it', () => {
    const loweredRegistrationForm = createRegistrationForm(
      { ...(alcohol.registration as RegistrationLimits), maximum: 10 },
      4000 as Amount,
    );
    const input = { register: 'yes', note: 'feest' };
    expect(createRefusals(loweredRegistrationForm, { ...input, amount: '40' })).toEqual([]);
    expect(loweredRegistrationForm.read({ ...EMPTY, ...input, amount: '40' })).toMatchObject({
      amount: 4000,
      note: 'feest',
    });
    expect(createRefusals(loweredRegistrationForm, { ...input, amount: '39,5' })).toEqual(['amount too-high']);
    expect(createRefusals(loweredRegistrationForm, { ...input, amount: '10' })).toEqual([]);
  });

  it('takes a comma or a dot, and places of the own domain alone', () => {
    expect(ofAlcohol.read({ ...EMPTY, register: 'yes', amount: '1,5' }).amount).toBe(150);
    expect(ofAlcohol.read({ ...EMPTY, register: 'yes', amount: '1.5' }).amount).toBe(150);
    expect(createRefusals(ofAlcohol, { register: 'yes', amount: '1', place: 'casino' })).toEqual(['place invalid']);
    expect(createRefusals(ofGambling, { register: 'yes', amount: '1', place: 'casino' })).toEqual([]);
  });

  it('asks euros where they are put in', () => {
    const usage = { register: 'yes', amount: '1' };
    expect(createRefusals(ofGambling, { ...usage, cost: '1.000' })).toEqual(['cost thousands']);
    expect(createRefusals(ofGambling, { ...usage, cost: '1000000,01' })).toEqual(['cost too-high']);
    expect(ofGambling.read({ ...EMPTY, register: 'yes', amount: '1', cost: '10,50' }).cost).toBe(1050);
  });

  it('lets a cost of elsewhere leave where none is asked', () => {
    const input = { ...EMPTY, register: 'yes', amount: '1', cost: '12,50' };
    expect(createRefusals(ofAlcohol, input)).toEqual([]);
    expect(ofAlcohol.read(input).cost).toBeNull();
  });
});
