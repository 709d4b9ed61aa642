import { expect, test } from 'vitest';
import { WEEKDAYS, weekOf } from '../rules/calendar/week.ts';
import { BACK_ENDS } from './back-ends.ts';
import { getPlan } from './get-plan.ts';
import { goalFields } from './save-goal.ts';

const read = (body: unknown) => getPlan.read({ status: 200, body, location: null }, BACK_ENDS.embedded);
const plan = {
  usage: weekOf(() => '6.5'),
  goal: weekOf(() => '3'),
  stopOrReduce: 'reduce',
  immediateOrGradual: 'gradual',
} as const;
const row = (data: unknown) => ({ sid: 'a', uuid: 'a', webform_id: 'goal', data });

test('the last plan is read as it was sent, in each shape of a list', () => {
  const rows = [row(goalFields({ ...plan, usage: weekOf(() => '1') })), row(goalFields(plan))];
  for (const body of [rows, { rows, pager: {} }, { entities: rows, pager: {} }]) expect(read(body)).toEqual(plan);
  const dated = { ...plan, stopDate: '2026-12-01' };
  expect(read([row(goalFields(dated))])).toEqual(dated);
});

test('without a plan, or with one that has no week to read, there is none', () => {
  const odd = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, '1e3']));
  for (const body of [[], {}, null, [row(null)], [row({})], [row(odd)], [7]]) expect(read(body)).toBeNull();
});
