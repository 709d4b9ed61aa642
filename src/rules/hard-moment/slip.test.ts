import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountOfUnits } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { PRAISE_LIMITS } from '../praise/praise-limits.ts';
import { type SlipDay, type SlipKnown, slipOf, slipQuestions } from './slip.ts';

const TODAY: CalendarDate = '2026-11-20';

const START = { start: amountOfUnits(30), plan: amountOfUnits(30) };
type Days = Readonly<Record<CalendarDate, SlipDay>>;

const slipDay = (total: number, goal: number | null, date = TODAY): SlipDay => ({
  date,
  total: amountOfUnits(total),
  goal: goal === null ? null : amountOfUnits(goal),
  usage: START,
});
const known = (own: Partial<SlipKnown> = {}): SlipKnown => ({
  today: TODAY,
  before: null,
  hasPlaceAndCompany: false,
  hasTrigger: false,
  ...own,
});

describe('the questions after a day above its goal', () => {
  test.each<[string, SlipDay, SlipKnown, readonly string[]]>([
    ['nothing known', slipDay(6, 2), known(), ['trigger', 'place-and-company', 'tomorrow']],
    ['place and company', slipDay(6, 2), known({ hasPlaceAndCompany: true }), ['trigger', 'tomorrow']],
    ['an urge with a trigger too', slipDay(6, 2), known({ hasPlaceAndCompany: true, hasTrigger: true }), ['tomorrow']],
    ['2 of 2', slipDay(2, 2), known(), []],
    ['no goal', slipDay(6, null), known(), []],
    ['a goal that is the usage of the start', slipDay(31, 30), known(), []],
    [
      'two days back',
      slipDay(6, 2, addDays(TODAY, -2)),
      known({ hasTrigger: true }),
      ['place-and-company', 'tomorrow'],
    ],
    ['three days back', slipDay(6, 2, addDays(TODAY, -3)), known(), []],
    ['above it before this save', slipDay(6, 2), known({ before: amountOfUnits(3) }), []],
    [
      'at it before this save',
      slipDay(6, 2),
      known({ before: amountOfUnits(2), hasTrigger: true, hasPlaceAndCompany: true }),
      ['tomorrow'],
    ],
  ])('%s', (_words, day, what, questions) => {
    expect(slipQuestions(day, what)).toEqual(questions);
  });

  test('are three at most, and none twice', () => {
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.boolean(), fc.boolean(), (total, goal, hasTrigger, hasPlaceAndCompany) => {
        const questions = slipQuestions(slipDay(total, goal), known({ hasTrigger, hasPlaceAndCompany }));
        expect(questions.length).toBeLessThanOrEqual(3);
        expect(new Set(questions).size).toBe(questions.length);
        expect(questions.length > 0).toBe(total > goal);
      }),
    );
  });
});

describe('a row of days', () => {
  const past = (...totals: readonly number[]): Days =>
    Object.fromEntries(totals.map((total, at) => [addDays(TODAY, -1 - at), slipDay(total, 2)]));
  const limits = PRAISE_LIMITS.alcohol;
  const following = (total: number, days: Days) => slipOf(days, slipDay(total, 2), known(), limits);

  test('the second day above the goal asks, the third asks about the plan instead', () => {
    expect(following(4, past(5))).toMatchObject({ kind: 'questions', isHighRow: false });
    expect(following(4, past(5, 5))).toEqual({ kind: 'plan', isHighRow: false });
  });

  test('three high days tell what the body may do, and two do not', () => {
    expect(following(9, past(9, 10))).toEqual({ kind: 'plan', isHighRow: true });
    expect(following(9, past(9, 8))).toEqual({ kind: 'plan', isHighRow: false });
  });

  test('nobody is asked to plan the next day after three high days, also where two of them had no goal', () => {
    const noGoal = (days: number): [CalendarDate, SlipDay] => [addDays(TODAY, -days), slipDay(9, null)];
    const slip = following(9, Object.fromEntries([noGoal(1), noGoal(2)]));
    expect(slip).toEqual({ kind: 'questions', questions: ['trigger', 'place-and-company'], isHighRow: true });
  });

  test('a day within its goal is followed by nothing', () => {
    expect(following(2, past(5, 5))).toBe(null);
  });
});
