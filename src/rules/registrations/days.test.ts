import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Amount, parseDecimal, ZERO_AMOUNT } from '../amounts/amount.ts';
import { addDays } from '../calendar/calendar-date.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import { type Day, type Days, getDayResult, getDayTotal, linksToRegistration } from './day.ts';
import { getDayMark } from './day-state.ts';
import { readRegisteredAmount } from './registered-amount.ts';
import { getStatistics, isPlanSet, listOutstandingDays } from './statistics.ts';

const TODAY = '2026-06-10';
const createDay = (total: string | null, goal: string | null): Day => ({
  total: total === null ? null : parseDecimal(total),
  goal: goal === null ? null : parseDecimal(goal),
});

const anyAmount = fc.option(
  fc.oneof(
    fc.constant(ZERO_AMOUNT),
    fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths as Amount),
  ),
);
const anyDays: fc.Arbitrary<Days> = fc
  .array(fc.tuple(fc.integer({ min: -20, max: 20 }), fc.record({ total: anyAmount, goal: anyAmount })))
  .map((entries) => Object.fromEntries(entries.map(([offset, value]) => [addDays(TODAY, offset), value])));

test('a day registered after midnight, while the day before it goes on, has its state; without an amount it is yet to come', () => {
  const getMark = (total: string | null) =>
    getDayMark(createDay(total, null), addDays(TODAY, 1), { start: TODAY, today: TODAY }, PRAISE_LIMITS.alcohol);
  expect([getMark('3'), getMark('0'), getMark(null)]).toEqual(['no-goal', 'none', 'future']);
});

test('nothing registered is null, never 0', () => {
  expect(getDayTotal([])).toBeNull();
  expect(getDayTotal([ZERO_AMOUNT])).toBe(ZERO_AMOUNT);
  expect(getDayTotal([parseDecimal('0.1'), parseDecimal('0.2')])).toBe(parseDecimal('0.3'));
});

describe('a day', () => {
  test.each([
    [createDay('2', '2'), 'success'],
    [createDay('0', '0'), 'success'],
    [createDay('2.01', '2'), 'failed'],
    [createDay('2', null), null],
    [createDay(null, '2'), null],
    [createDay(null, null), null],
  ])('%j: result %s', (value, result) => {
    expect(getDayResult(value)).toBe(result);
  });

  test('today and later days link to registration, past days do not', () => {
    expect(linksToRegistration('2026-06-09', TODAY)).toBe(false);
    expect(linksToRegistration(TODAY, TODAY)).toBe(true);
    expect(linksToRegistration('2026-06-11', TODAY)).toBe(true);
  });
});

describe('the days from the registrations start to today', () => {
  test('days before the start and after today count nowhere, nor do days that are absent', () => {
    const days: Days = {
      '2026-06-07': createDay('1', '2'),
      '2026-06-09': createDay('1', '2'),
      '2026-06-11': createDay('1', '2'),
    };
    expect(getStatistics(days, '2026-06-08', TODAY)).toEqual({ total: 3, completed: 1, success: 1, failed: 0 });
    expect(listOutstandingDays(days, '2026-06-08', TODAY)).toEqual(['2026-06-08', TODAY]);
  });

  test('a day of 0 is filled in: completed, a success, and not outstanding', () => {
    const days: Days = { '2026-06-09': createDay('0', '0'), [TODAY]: createDay('0', null) };
    expect(getStatistics(days, '2026-06-09', TODAY)).toEqual({ total: 2, completed: 2, success: 1, failed: 0 });
    expect(listOutstandingDays(days, '2026-06-09', TODAY)).toEqual([]);
  });

  test('each is either completed or outstanding, and results are among the completed', () => {
    fc.assert(
      fc.property(anyDays, fc.nat(25), (days, daysBack) => {
        const start = addDays(TODAY, -daysBack);
        const counts = getStatistics(days, start, TODAY);
        expect(counts.completed + listOutstandingDays(days, start, TODAY).length).toBe(counts.total);
        expect(counts.success + counts.failed).toBeLessThanOrEqual(counts.completed);
      }),
    );
  });

  test('a plan is set when any day has a goal, a goal of 0 included', () => {
    expect(isPlanSet({})).toBe(false);
    expect(isPlanSet({ [TODAY]: createDay('1', null) })).toBe(false);
    expect(isPlanSet({ [TODAY]: createDay(null, '0') })).toBe(true);
  });
});

test.each([
  [
    { register: null, amount: '2' },
    { ok: false, error: 'register' },
  ],
  [
    { register: 'no', amount: '' },
    { ok: true, value: 0 },
  ],
  [
    { register: 'no', amount: '7' },
    { ok: true, value: 0 },
  ],
  [
    { register: 'yes', amount: '' },
    { ok: false, error: 'required' },
  ],
  [
    { register: 'yes', amount: '2,5' },
    { ok: true, value: 250 },
  ],
  [
    { register: 'yes', amount: '51' },
    { ok: false, error: 'too-high' },
  ],
] as const)('did you use, %j, gives %j', (form, expected) => {
  expect(readRegisteredAmount(form, 50)).toEqual(expected);
});
