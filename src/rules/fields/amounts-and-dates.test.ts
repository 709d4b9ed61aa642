import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { createWeek } from '../calendar/week.ts';
import { COST_MAXIMUM } from '../limits.ts';
import { readAmount, readCost, readWeekOfAmounts } from './amounts.ts';
import {
  formatFieldDate,
  readEntryDate,
  readFieldDate,
  readRegistrationDate,
  readRegistrationsStart,
  readStopDate,
  readWireDate,
} from './dates.ts';
import type { ParseResult } from './parse-result.ts';

/** Returns the value of a valid input or the reason of a refusal, so that one table can compare both. */
const getOutcome = (result: ParseResult<unknown, string>) => (result.ok ? result.value : `refused: ${result.error}`);

describe('amounts and costs', () => {
  test.each([
    [' 2,25 ', 225],
    ['50', 5000],
    ['50.01', 'refused: too-high'],
    ['9'.repeat(400), 'refused: too-high'],
    [' ', 'refused: required'],
    ['-1', 'refused: invalid'],
  ])('amount %j up to 50', (input, expected) => {
    expect(getOutcome(readAmount(input, 50))).toBe(expected);
  });

  test.each([
    ['60', 6000],
    ['60,00', 6000],
    ['59,5', 'refused: too-high'],
    ['60.01', 'refused: too-high'],
    ['50', 5000],
    ['', 'refused: required'],
  ])('amount %j up to 50 where 60 was kept before', (input, expected) => {
    expect(getOutcome(readAmount(input, 50, 6000 as Amount))).toBe(expected);
  });

  test.each([
    ['', null],
    [' ', null],
    ['12,5', 1250],
    [String(COST_MAXIMUM / 100), COST_MAXIMUM],
    [`${COST_MAXIMUM / 100},01`, 'refused: invalid'],
    ['0,005', 'refused: invalid'],
  ])('cost %j', (input, expected) => {
    expect(getOutcome(readCost(input))).toBe(expected);
  });

  test('a week names the days that are wrong', () => {
    const input = createWeek((weekday) => (weekday === 'tuesday' ? '' : '2,5'));
    expect(readWeekOfAmounts(input, 50)).toEqual({ ok: false, errors: { tuesday: 'required' } });
    expect(readWeekOfAmounts({ ...input, tuesday: '0' }, 50)).toMatchObject({
      ok: true,
      value: { monday: 250, tuesday: 0 },
    });
  });
});

describe('dates', () => {
  test.each([
    [' 29/02/2028 ', '2028-02-29'],
    ['1/6/2026', '2026-06-01'],
    ['01-06-2026', '2026-06-01'],
    ['1.6.2026', '2026-06-01'],
    ['1 6 2026', '2026-06-01'],
    ['1 - 6 - 2026', '2026-06-01'],
    ['01062026', '2026-06-01'],
    ['1/11/26', '2026-11-01'],
    ['2026-06-01', '2026-06-01'],
    ['1/6', 'refused: invalid'],
    ['1/6/026', 'refused: invalid'],
    ['010626', 'refused: invalid'],
    ['1 juni 2026', 'refused: invalid'],
    ['31/04/2026', 'refused: invalid'],
    ['', 'refused: required'],
  ])('date field %j', (input, expected) => {
    expect(getOutcome(readFieldDate(input))).toBe(expected);
  });

  test('what a date field shows is read back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -20_000, max: 20_000 }), (days) => {
        const date = addDays('2000-01-01', days);
        expect(getOutcome(readFieldDate(formatFieldDate(date)))).toBe(date);
      }),
    );
  });

  test('on the wire nothing is trimmed', () => {
    expect(getOutcome(readWireDate(' 2026-06-01'))).toBe('refused: invalid');
  });

  test('a registration lies between the start and today', () => {
    const read = (days: number) =>
      getOutcome(readRegistrationDate(addDays('2026-06-10', days), '2026-06-01', '2026-06-10'));
    expect([-10, -9, 0, 1].map(read)).toEqual([
      'refused: before-start',
      '2026-06-01',
      '2026-06-10',
      'refused: in-future',
    ]);
  });

  test('a diary entry is of any day that has been, or of one up to a year ahead; the date that it has may stay', () => {
    const read = (date: CalendarDate, previousDate = '') =>
      getOutcome(readEntryDate(date, { today: '2026-11-20', kept: previousDate }));
    expect(read('1926-01-01')).toBe('1926-01-01');
    expect(read('2027-11-20')).toBe('2027-11-20');
    expect(read('2027-11-21')).toBe('2027-11-21');
    expect(read('2027-11-22')).toBe('refused: too-far-ahead');
    expect(read('9999-12-31')).toBe('refused: too-far-ahead');
    expect(read('9999-12-31', '9999-12-31')).toBe('9999-12-31');
    expect(read('9999-12-30', '9999-12-31')).toBe('refused: too-far-ahead');
  });

  test('the registrations start moves back, never forward', () => {
    expect(getOutcome(readRegistrationsStart('2026-05-31', '2026-06-01'))).toBe('2026-05-31');
    expect(getOutcome(readRegistrationsStart('2026-06-02', '2026-06-01'))).toBe('refused: later-than-existing');
    expect(getOutcome(readRegistrationsStart('2026-02-30', '2026-06-01'))).toBe('refused: invalid');
  });

  test('a stop date lies between today and 14 days ahead, across summer time', () => {
    const read = (days: number) => getOutcome(readStopDate(addDays('2026-10-18', days), '2026-10-18'));
    expect([-1, 0, 14, 15].map(read)).toEqual(['refused: too-early', '2026-10-18', '2026-11-01', 'refused: too-late']);
  });
});
