import { expect, test } from 'vitest';
import { parseDecimal } from '../rules/amounts/amount.ts';
import type { CalendarDate } from '../rules/calendar/calendar-date.ts';
import { createWeek, WEEKDAYS } from '../rules/calendar/week.ts';
import type { Plan } from '../rules/plan/plan.ts';
import { BACK_ENDS } from './back-ends.ts';
import { getPlan, toStoredPlanFields, toWirePlan } from './plans.ts';

const read = (body: unknown) => getPlan.read({ status: 200, body, location: null }, BACK_ENDS.embedded);
const plan = {
  usage: createWeek(() => '6.5'),
  goal: createWeek(() => '3'),
  stopOrReduce: 'reduce',
  immediateOrGradual: 'gradual',
} as const;
const createRow = (data: unknown) => ({ sid: 'a', uuid: 'a', webform_id: 'goal', data });

test('the last plan is read as it was sent, in each shape of a list', () => {
  const rows = [createRow(toWirePlan({ ...plan, usage: createWeek(() => '1') })), createRow(toWirePlan(plan))];
  for (const body of [rows, { rows, pager: {} }, { entities: rows, pager: {} }])
    expect(read(body)).toEqual({ form: plan, inForce: [], startUsage: null, gpCalledOn: null });
  const dated = { ...plan, stopDate: '2026-12-01' };
  expect(read([createRow(toWirePlan(dated))])).toEqual({
    form: dated,
    inForce: [],
    startUsage: null,
    gpCalledOn: null,
  });
});

test('without a plan, or with one that has no week to read, there is none', () => {
  const odd = Object.fromEntries(WEEKDAYS.map((weekday) => [weekday, '1e3']));
  for (const body of [[], {}, null, [createRow(null)], [createRow({})], [createRow(odd)], [7]])
    expect(read(body)).toBeNull();
});

test('the plans that were sent are read in their order', () => {
  const saved = (savedOn: CalendarDate, keepsLower: boolean): Plan => ({
    savedOn,
    stopDate: null,
    usage: createWeek(() => parseDecimal('6.5')),
    target: createWeek(() => parseDecimal('3')),
    stopOrReduce: 'reduce',
    immediateOrGradual: 'gradual',
    weekOne: '2026-11-23',
    keepsLower,
  });
  const plans = [saved('2026-11-02', false), saved('2026-11-10', false), saved('2026-11-20', true)];
  const body = { entities: plans.map((plan) => createRow(toStoredPlanFields(plan))) };
  expect(read(body)).toEqual({ form: plan, inForce: plans, startUsage: null, gpCalledOn: null });
});
