import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Amount, getWeekTotal, parseDecimal, toDecimal } from '../amounts/amount.ts';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import type { Week } from '../calendar/week.ts';
import type { Day, Days } from '../registrations/day.ts';
import { createEqualWeek, createGradualPlan } from './plan.fixture.ts';
import { createPlanSchedule } from './plan-schedule.ts';
import { prefillUsage } from './usage-from-days.ts';

const QUARTERS = { goalRounding: 0.25 };
const HALVES = { goalRounding: 0.5 };

describe('the usage of the last fourteen days', () => {
  const TODAY: CalendarDate = '2027-02-15';
  /** Creates days from Monday 1 February on; null is a day that was not filled in. */
  const getDays = (...totals: (string | null)[]): Record<CalendarDate, Day> =>
    Object.fromEntries(
      totals.map((total, index) => [
        addDays('2027-02-01', index),
        { total: total === null ? null : parseDecimal(total), goal: null },
      ]),
    );
  const createUsageFromDays = (days: Days, today: CalendarDate, limits: typeof QUARTERS) =>
    prefillUsage(days, today, limits, null)?.usage ?? null;
  const EXAMPLE = getDays('2', '2', '1', '2', '4', '3', '2', '1', '2', null, '2', '3', '4', '2');

  it('is the mean of each weekday, as in the worked example', () => {
    const usage = createUsageFromDays(EXAMPLE, TODAY, QUARTERS) as Week<Amount>;
    expect(Object.values(usage).map(toDecimal)).toEqual(['1.5', '2', '1', '2', '3.5', '3.5', '2']);
    expect(getWeekTotal(usage)).toBe(parseDecimal('15.5'));
  });

  it('is rounded half up to the goal rounding', () => {
    const days = getDays(...Array<string>(7).fill('2'), '3.5', ...Array<string>(6).fill('2.25'));
    expect(createUsageFromDays(days, TODAY, HALVES)).toMatchObject({
      monday: parseDecimal('3'),
      tuesday: parseDecimal('2'),
    });
    expect(createUsageFromDays(days, TODAY, QUARTERS)).toMatchObject({
      monday: parseDecimal('2.75'),
      tuesday: parseDecimal('2.25'),
    });
  });

  it('needs ten registered days, and does not count today, which is not over', () => {
    const ten = getDays(...Array<string>(10).fill('2'), null, null, null, null);
    expect(createUsageFromDays(ten, TODAY, QUARTERS)).not.toBeNull();
    const nine = {
      ...ten,
      [TODAY]: { total: parseDecimal('2'), goal: null },
      '2027-02-10': { total: null, goal: null },
    };
    expect(createUsageFromDays(nine, TODAY, QUARTERS)).toBeNull();
    expect(createUsageFromDays({}, TODAY, QUARTERS)).toBeNull();
  });

  it('invents nothing for a weekday that was never filled in; a day of 0 counts', () => {
    const days = getDays('0', null, '1', '1', '1', '1', '1', '0', null, '1', '1', '1', '1', '1');
    expect(createUsageFromDays(days, TODAY, QUARTERS)).toMatchObject({ monday: 0, tuesday: null, wednesday: 100 });
  });

  it('lies between the least and the most of the days, but for rounding', () => {
    const totals = fc.array(fc.integer({ min: 0, max: 5000 }), { minLength: 14, maxLength: 14 });
    fc.assert(
      fc.property(totals, (amounts) => {
        const usage = createUsageFromDays(
          getDays(...amounts.map((amount) => String(amount / 100))),
          TODAY,
          QUARTERS,
        ) as Week<Amount>;
        for (const amount of Object.values(usage)) {
          expect(amount % 25).toBe(0);
          expect(amount).toBeGreaterThan(Math.min(...amounts) - 25);
          expect(amount).toBeLessThan(Math.max(...amounts) + 25);
        }
      }),
    );
  });
});

describe('the six weeks of a plan', () => {
  it.each([
    ['20', undefined, QUARTERS, ['117.25', '92.75', '70', '47.25', '22.75', '0']],
    ['4', undefined, QUARTERS, ['22.75', '19.25', '14', '8.75', '5.25', '0']],
    ['6', '3', QUARTERS, ['38.5', '35', '31.5', '28', '24.5', '21']],
    ['14', undefined, HALVES, ['80.5', '66.5', '49', '31.5', '17.5', '0']],
  ])('from %s to %s a day come to these weekly totals', (usage, target, limits, totals) => {
    const weeks = createPlanSchedule([createGradualPlan('2026-11-22', usage, target)], limits);
    expect(weeks.map(({ total }) => toDecimal(total))).toEqual(totals);
    expect(weeks.map(({ monday }) => monday)).toEqual(
      [0, 7, 14, 21, 28, 35].map((days) => addDays('2026-11-23', days)),
    );
  });

  it('keep the lower goals of the plan before, where that was chosen', () => {
    const plans = [
      createGradualPlan('2027-01-18', '4', '1'),
      { ...createGradualPlan('2027-02-09', '2.25'), keepsLower: true },
    ];
    const totals = createPlanSchedule(plans, QUARTERS).map(({ total }) => toDecimal(total));
    expect(totals).toEqual(['10.5', '7', '7', '5.25', '3.5', '0']);
  });

  it('are none without a plan, and may differ by weekday', () => {
    expect(createPlanSchedule([], QUARTERS)).toEqual([]);
    const weekend = {
      ...createGradualPlan('2026-11-23', '0'),
      usage: { ...createEqualWeek('0'), saturday: parseDecimal('6') },
    };
    expect(createPlanSchedule([weekend], QUARTERS).map(({ total }) => total)).toEqual([500, 400, 300, 200, 100, 0]);
  });
});
