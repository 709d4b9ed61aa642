import { afterEach, expect, test, vi } from 'vitest';
import { $clockDifference, getNow, updateClockDifference } from './now.ts';

const NOON = Date.parse('2026-11-28T12:00:00Z');
const getAnswered = (moment: number) => updateClockDifference(new Headers({ date: new Date(moment).toUTCString() }));

afterEach(() => {
  vi.useRealTimers();
  $clockDifference.set(0);
});

test.each([
  ['26 hours ahead', 26],
  ['26 hours behind', -26],
  ['three days behind', -72],
])('a device whose clock is %s goes by the server', (_, hours) => {
  vi.useFakeTimers({ now: NOON + hours * 3_600_000 });
  getAnswered(NOON);
  expect(getNow().toISOString()).toBe('2026-11-28T12:00:00.000Z');
});

test('a clock that is a minute off is kept, and one that was put right is followed', () => {
  vi.useFakeTimers({ now: NOON + 60_000 });
  getAnswered(NOON);
  expect(getNow().getTime()).toBe(NOON + 60_000);
  getAnswered(NOON - 3_600_000);
  getAnswered(NOON);
  expect(getNow().getTime()).toBe(NOON + 60_000);
});

test('an answer without a date changes nothing', () => {
  updateClockDifference(new Headers());
  expect($clockDifference.get()).toBe(0);
});
