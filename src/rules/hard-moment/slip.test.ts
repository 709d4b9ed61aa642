import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toAmount } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import {
  getMorningAfter,
  getSlip,
  hasHighStreak,
  isDangerTonight,
  listSlipQuestions,
  type SlipContext,
  type SlipDay,
} from './slip.ts';

const TODAY: CalendarDate = '2026-11-20';

const START = { start: toAmount(30), plan: toAmount(30) };
type Days = Readonly<Record<CalendarDate, SlipDay>>;

const createSlipDay = (total: number, goal: number | null, date = TODAY): SlipDay => ({
  date,
  total: toAmount(total),
  goal: goal === null ? null : toAmount(goal),
  usage: START,
});
const findKnown = (slipContext: Partial<SlipContext> = {}): SlipContext => ({
  today: TODAY,
  before: null,
  hasPlaceAndCompany: false,
  hasTrigger: false,
  ...slipContext,
});

describe('the questions after a day above its goal', () => {
  test.each<[string, SlipDay, SlipContext, readonly string[]]>([
    ['nothing known', createSlipDay(6, 2), findKnown(), ['trigger', 'place-and-company', 'tomorrow']],
    ['place and company', createSlipDay(6, 2), findKnown({ hasPlaceAndCompany: true }), ['trigger', 'tomorrow']],
    [
      'an urge with a trigger too',
      createSlipDay(6, 2),
      findKnown({ hasPlaceAndCompany: true, hasTrigger: true }),
      ['tomorrow'],
    ],
    ['2 of 2', createSlipDay(2, 2), findKnown(), []],
    ['no goal', createSlipDay(6, null), findKnown(), []],
    ['a goal that is the usage of the start', createSlipDay(31, 30), findKnown(), []],
    [
      'two days back',
      createSlipDay(6, 2, addDays(TODAY, -2)),
      findKnown({ hasTrigger: true }),
      ['place-and-company', 'tomorrow'],
    ],
    ['three days back', createSlipDay(6, 2, addDays(TODAY, -3)), findKnown(), []],
    ['above it before this save', createSlipDay(6, 2), findKnown({ before: toAmount(3) }), []],
    [
      'at it before this save',
      createSlipDay(6, 2),
      findKnown({ before: toAmount(2), hasTrigger: true, hasPlaceAndCompany: true }),
      ['tomorrow'],
    ],
  ])('%s', (_words, day, slipContext, questions) => {
    expect(listSlipQuestions(day, slipContext)).toEqual(questions);
  });

  test('are three at most, and none twice', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.boolean(), fc.boolean(), (total, goal, hasTrigger, hasPlaceAndCompany) => {
        const questions = listSlipQuestions(createSlipDay(total, goal), findKnown({ hasTrigger, hasPlaceAndCompany }));
        expect(questions.length).toBeLessThanOrEqual(3);
        expect(new Set(questions).size).toBe(questions.length);
        expect(questions.length > 0).toBe(total > goal);
      }),
    );
  });
});

describe('a row of days', () => {
  const past = (...totals: readonly number[]): Days =>
    Object.fromEntries(totals.map((total, index) => [addDays(TODAY, -1 - index), createSlipDay(total, 2)]));
  const limits = PRAISE_LIMITS.alcohol;
  const createFollowing = (total: number, days: Days) => getSlip(days, createSlipDay(total, 2), findKnown(), limits);

  test('the second day above the goal asks, the third asks about the plan instead', () => {
    expect(createFollowing(4, past(5))).toMatchObject({ kind: 'questions' });
    expect(createFollowing(4, past(5, 5))).toEqual({ kind: 'plan' });
  });

  test('three high days tell what the body may do, and two do not', () => {
    const isRow = (days: Days) => hasHighStreak({ ...days, [TODAY]: createSlipDay(9, 2) }, TODAY, limits);
    expect(isRow(past(9, 10))).toBe(true);
    expect(isRow(past(9, 8))).toBe(false);
  });

  test('nobody is asked to plan the next day after three high days, also where two of them had no goal', () => {
    const noGoal = (days: number): [CalendarDate, SlipDay] => [addDays(TODAY, -days), createSlipDay(9, null)];
    const slip = createFollowing(9, Object.fromEntries([noGoal(1), noGoal(2)]));
    expect(slip).toEqual({ kind: 'questions', questions: ['trigger', 'place-and-company'] });
  });

  test('a day within its goal is followed by nothing', () => {
    expect(createFollowing(2, past(5, 5))).toBe(null);
  });
});

describe('tonight', () => {
  test.each([
    ['16 glasses of today at 18.00', 16, 0, 18, true],
    ['15.5 of today', 15.5, 0, 18, false],
    ['of today at 17.00', 20, 0, 17, false],
    ['of today at 03.00, as the evening goes on', 20, 0, 3, true],
    ['of the new date at 01.00', 20, 1, 1, true],
    ['of yesterday at 09.00', 20, -1, 9, true],
    ['of yesterday at 10.00', 20, -1, 10, false],
    ['of yesterday in the evening', 20, -1, 20, false],
    ['of Thursday on Monday', 20, -4, 3, false],
  ])('%s', (_words, total, daysBack, hour, expected) => {
    const day = { date: addDays(TODAY, daysBack), total: toAmount(total) };
    expect(isDangerTonight(day, { today: TODAY, hour }, PRAISE_LIMITS.alcohol)).toBe(expected);
    expect(isDangerTonight(day, { today: TODAY, hour }, PRAISE_LIMITS.tobacco)).toBe(false);
  });
});

describe('the morning after', () => {
  const past = (...totals: readonly number[]): Days =>
    Object.fromEntries(totals.map((total, index) => [addDays(TODAY, -1 - index), createSlipDay(total, 2)]));
  const createMorning = (days: Days) => getMorningAfter(days, TODAY, PRAISE_LIMITS.alcohol);

  test.each([
    ['a day within its goal', [2, 5, 5], null],
    ['a day above it', [5, 2, 5], { kind: 'above', isHighRow: false }],
    ['the second day above', [5, 5, 2], { kind: 'above', isHighRow: false }],
    ['the third day above in a row', [5, 5, 5], { kind: 'row', isHighRow: false }],
    ['a third day above that was high', [9, 5, 5], { kind: 'high', isHighRow: false }],
    ['two high days', [9, 12], { kind: 'high', isHighRow: true }],
  ])('%s', (_words, totals, expected) => {
    expect(createMorning(past(...totals))).toEqual(expected);
  });

  test('comes after a high day without a goal, and not above a goal that is the usage of the start', () => {
    const yesterday = addDays(TODAY, -1);
    expect(createMorning({ [yesterday]: createSlipDay(9, null, yesterday) })).toMatchObject({ kind: 'high' });
    expect(getMorningAfter({ [yesterday]: createSlipDay(31, 30, yesterday) }, TODAY, PRAISE_LIMITS.tobacco)).toBeNull();
  });
});
