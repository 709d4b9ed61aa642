import { describe, expect, it } from 'vitest';
import type { Weekday } from '#src/rules/calendar/week.ts';
import { fillRestOfWeek } from './week-input.ts';

const createRest = (input: Partial<Record<Weekday, string>>) => fillRestOfWeek((weekday) => input[weekday] ?? '');
const WORKDAYS = { monday: '2', tuesday: '2', wednesday: '2', thursday: '2', friday: '2' };

describe('the days of a week that say nothing yet', () => {
  it('take the amount of the first day that says one', () => {
    expect(createRest({ wednesday: '2,5', friday: '4' })).toEqual({
      amount: '2,5',
      empty: ['monday', 'tuesday', 'thursday', 'saturday', 'sunday'],
    });
  });

  it('are never the ones that say 0 or what cannot be read', () => {
    expect(createRest({ monday: '0', tuesday: '1.000' })).toMatchObject({ amount: '0' });
    expect(createRest({ ...WORKDAYS, saturday: 'x', sunday: '' })?.empty).toEqual(['sunday']);
  });

  it('are left alone where no day says an amount, and where all of them say something', () => {
    expect([
      createRest({}),
      createRest({ monday: 'x' }),
      createRest({ ...WORKDAYS, saturday: '0', sunday: '0' }),
    ]).toEqual([null, null, null]);
  });
});
