import { describe, expect, it } from 'vitest';
import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { fillDays } from './home.fixture.ts';
import { getSupportState, sumSupportWeek } from './support-week.ts';

const DAY = '2026-06-01' as CalendarDate;
const offer = { offeredOn: DAY, answer: null, begunOn: null, endedOn: null };
const week = { offeredOn: DAY, answer: 'yes', begunOn: addDays(DAY, 2), endedOn: null } as const;

describe('a week of support', () => {
  it.each([
    ['is offered for two weeks', offer, 13, { kind: 'offered' }],
    ['is offered no longer', offer, 14, null],
    ['takes a no', { ...offer, answer: 'no' }, 1, null],
    ['begins with the day of the yes', week, 2, { kind: 'runs', day: 1 }],
    ['does not make up a day', week, 7, { kind: 'runs', day: 6 }],
    ['ends after seven days', week, 9, null],
    ['ends by one press', { ...week, endedOn: addDays(DAY, 4) }, 5, null],
  ] as const)('%s', (_name, support, laterState, state) => {
    expect(getSupportState(support, addDays(DAY, laterState))).toEqual(state);
  });

  it('is summed beside the week before it, open days left out', () => {
    const days = fillDays(addDays(DAY, -7), 14, (day) => (day === 3 || day === 9 ? null : day <= 7 ? 4 : 2));
    expect(sumSupportWeek(days, DAY)).toEqual({ days: 6, total: 1200, before: 2400 });
  });

  it('has no sum of a week before it that stayed empty', () => {
    const days = fillDays(addDays(DAY, -7), 14, (day) => (day <= 7 ? null : 2));
    expect(sumSupportWeek(days, DAY).before).toBeNull();
  });
});
