import { expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { createWeek } from '#src/rules/calendar/week.ts';
import type { Form } from './form.ts';
import { createGoalForm, createUsageForm, stopDateForm } from './goal.ts';

const limits = alcohol.registration as RegistrationLimits;
const getWeek = (input: string) => createWeek(() => input);

const getRefusals = (form: Form<never, unknown>, input: object) =>
  form.check(input as never).map(({ name, problem }) => `${name} ${problem}`);

it('needs the usage of every weekday', () => {
  expect(getRefusals(createUsageForm(limits), { ...getWeek('2'), sunday: '' })).toEqual(['sunday required']);
  expect(getRefusals(createUsageForm(limits), { ...getWeek('2'), monday: '51', friday: '1.000' })).toEqual([
    'monday too-high',
    'friday invalid',
  ]);
  expect(createUsageForm(limits).read(getWeek('2,5')).monday).toBe(250);
});

it('takes a goal above the usage of one day, never above that of the week', () => {
  const form = createGoalForm(
    limits,
    createWeek(() => 200 as Amount),
  );
  expect(getRefusals(form, { ...getWeek('1'), saturday: '4', total: '' })).toEqual([]);
  expect(getRefusals(form, { ...getWeek('2'), saturday: '2,5', total: '' })).toEqual(['total above-usage']);
  expect(getRefusals(form, { ...getWeek('2'), saturday: '', total: '' })).toEqual(['saturday required']);
});

it('takes a stop date from today to two weeks ahead', () => {
  const form = stopDateForm('2026-11-19');
  expect(getRefusals(form, { stopDate: '2026-12-03' })).toEqual([]);
  expect(getRefusals(form, { stopDate: '2026-12-04' })).toEqual(['stopDate too-late']);
  expect(getRefusals(form, { stopDate: '2026-11-18' })).toEqual(['stopDate too-early']);
  expect(getRefusals(form, { stopDate: '' })).toEqual(['stopDate required']);
});
