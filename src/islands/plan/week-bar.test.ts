import { describe, expect, it } from 'vitest';
import { alcohol } from '#src/domains/alcohol.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { PRAISE_LIMITS } from '#src/rules/praise/praise-limits.ts';
import { listWeeks, type WeekDates } from '#src/rules/registrations/plan-weeks.ts';
import type { BarContext } from './day-bar.ts';
import { sumWeek, toWeekBar } from './week-bar.ts';

const context: BarContext = {
  t: (key, values = {}) => [key.replace('plan.', ''), ...Object.values(values)].join(' '),
  language: 'nl',
  unit: alcohol.words.unit as NonNullable<DomainTexts['unit']>,
  maximum: 2000 as Amount,
  praise: PRAISE_LIMITS.alcohol,
  today: '2026-11-18',
  start: '2026-11-05',
  href: (date) => `/dag/${date}`,
};
const [first = [], second = [], third = [], fourth = []] = listWeeks({ first: '2026-11-02', last: '2026-11-29' });
const createDay = (total: number | null, goal: number | null, usage = 600) => ({
  total: total as Amount | null,
  goal: goal as Amount | null,
  usage: { start: usage as Amount, plan: usage as Amount },
  items: [],
});
const createDays = (week: WeekDates, item: ReturnType<typeof createDay>) =>
  Object.fromEntries(week.map((date) => [date, item]));
const createBar = (week: WeekDates, of: Record<string, ReturnType<typeof createDay>>) =>
  toWeekBar(context, sumWeek(week, of, context), week);

describe('a week as a column', () => {
  it('stands for the sum of its days beside the sum of their goals, rounded above it and exact in words', () => {
    expect(createBar(second, createDays(second, createDay(150, 200)))).toMatchObject({
      kind: 'within',
      amount: '11',
      height: 1050 / 2000,
      goal: 1400 / 2000,
      name: '9 nov',
      label: 'WeekOf 9 november, 10,5 glazen, bar.goal 14 glazen',
    });
  });

  it('is above its goal where the sum is, and praises no goal that lowers nothing', () => {
    expect(createBar(second, createDays(second, createDay(250, 200))).kind).toBe('above');
    expect(createBar(second, createDays(second, createDay(600, 600))).kind).toBe('filled');
    expect(createBar(second, createDays(second, createDay(100, null))).kind).toBe('no-goal');
  });

  it('has no goal where days were filled in before the plan', () => {
    const [monday = '2026-11-09', ...rest] = second;
    const bar = createBar(second, { ...createDays(rest, createDay(200, 200)), [monday]: createDay(300, null) });
    expect([bar.kind, bar.goal, bar.label]).toEqual(['no-goal', undefined, 'WeekOf 9 november, 15 glazen']);
  });

  it('is no whole week where days stayed empty; days before the start do not count as such', () => {
    const partly = createBar(second, createDays(second.slice(2), createDay(100, 200)));
    expect([partly.kind, partly.label]).toEqual([
      'open',
      'WeekOf 9 november, 5 glazen, bar.goal 10 glazen, columns.missing 2',
    ]);
    expect(createBar(first, createDays(first.slice(3), createDay(100, 200))).kind).toBe('within');
  });

  it('says what this week came to so far, and the goal of a week to come', () => {
    const now = createBar(third, { ...createDays(third, createDay(null, 200)), '2026-11-16': createDay(50, 200) });
    expect([now.kind, now.amount, now.name, now.isNow]).toEqual(['no-goal', '0,5', 'columns.now', true]);
    expect(createBar(fourth, createDays(fourth, createDay(null, 200)))).toMatchObject({
      kind: 'future',
      amount: '≤\u00a014',
      height: 0,
    });
  });
});
