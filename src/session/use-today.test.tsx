// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { toUserDate } from '#src/rules/calendar/user-date.ts';
import { mount } from '#src/ui/mount.ts';
import { useToday } from './use-today.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const getDay = (instant: Date) => toUserDate(instant, 5);
const Today = () => useToday(getDay);

it.each([
  ['in winter', '2026-01-15T03:59:50Z', '2026-01-14', '2026-01-15'],
  ['in the night that summer time begins', '2027-03-28T02:59:50Z', '2027-03-27', '2027-03-28'],
  ['in the night that it ends', '2026-10-25T03:59:50Z', '2026-10-24', '2026-10-25'],
])(
  'a page that stays open past the hour at which a day starts has the new day within 30 seconds %s',
  async (_when, moment, dayBefore, dayAfter) => {
    vi.setSystemTime(new Date(moment));
    const { place, remove } = mount(<Today />);
    expect(place.textContent).toBe(dayBefore);
    await act(() => vi.advanceTimersByTimeAsync(40_000));
    expect(place.textContent).toBe(dayAfter);
    remove();
  },
);

it('a page that is come back to has the new day at once', () => {
  vi.setSystemTime(new Date('2026-01-15T03:00:00Z'));
  const { place, remove } = mount(<Today />);
  vi.setSystemTime(new Date('2026-01-15T09:00:00Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(place.textContent).toBe('2026-01-15');
  remove();
});
