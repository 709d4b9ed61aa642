import { expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import type { SelfCheck } from '../self-tests/self-check.ts';
import { createDays, MONDAY } from './figures.fixture.ts';
import { type BaselineFigures, getFirstWeekAnswer } from './first-week-answers.ts';
import { NO_FIGURES } from './user-figures.ts';

const today = addDays(MONDAY, 42);
const check = (day: number, step: number): SelfCheck => ({
  uuid: String(day),
  day: addDays(MONDAY, day),
  answers: { importance: step, confidence: step, urge: step, sleep: step },
});
const toOwn = (totals: readonly (number | null)[], checks: readonly SelfCheck[] = []): BaselineFigures => ({
  days: createDays(totals, () => 5),
  checks,
  unit: 'alcohol',
  price: NO_FIGURES,
  programmeStart: MONDAY,
});

test('the glasses of week 1 are those of its registered days, never scaled', () => {
  expect(getFirstWeekAnswer('glazen_toen', toOwn([4, 4, 4, 4, 4, 4, null]), today)).toEqual({
    kind: 'use',
    week: { amount: 2_400, days: 6 },
  });
});

test('with fewer than six registered days they are those of the first plan, and without a plan nothing is known', () => {
  expect(getFirstWeekAnswer('glazen_toen', toOwn([4, 4, null, null, null, null, null]), today)).toMatchObject({
    week: { amount: 3_500, days: null },
  });
  expect(getFirstWeekAnswer('glazen_toen', { ...toOwn([]), days: {} }, today)).toBeNull();
});

test('the euros of week 1 are its glasses at the own price, and stay a question where no price was typed', () => {
  const week = toOwn([4, 4, 4, 4, 4, 4, null]);
  expect(getFirstWeekAnswer('geld_toen', { ...week, price: { ...NO_FIGURES, price: 120 } }, today)).toEqual({
    kind: 'money',
    week: { amount: 2_400, days: 6 },
    cents: 2_880,
  });
  expect(getFirstWeekAnswer('geld_toen', week, today)).toBeNull();
  expect(
    getFirstWeekAnswer('geld_toen', { ...toOwn([]), days: {}, price: { ...NO_FIGURES, price: 120 } }, today),
  ).toBeNull();
});

test.each([
  ['slaap_toen', 'sleep'],
  ['trek_toen', 'urge'],
  ['vertrouwen_toen', 'confidence'],
] as const)('%s is what the own check of the first week said', (key, kind) => {
  expect(getFirstWeekAnswer(key, toOwn([], [check(21, 8), check(0, 3)]), today)).toEqual({ kind, step: 3 });
  expect(getFirstWeekAnswer(key, toOwn([], [check(6, 4)]), today)).toEqual({ kind, step: 4 });
});

test('a check of a later week or of an earlier run, and every other question, say nothing of week 1', () => {
  expect(getFirstWeekAnswer('slaap_toen', toOwn([], [check(7, 4), check(-3, 1)]), today)).toBeNull();
  expect(getFirstWeekAnswer('slaap_nu', toOwn([4, 4, 4, 4, 4, 4, 4], [check(0, 3)]), today)).toBeNull();
  expect(getFirstWeekAnswer('toString', toOwn([]), today)).toBeNull();
});
