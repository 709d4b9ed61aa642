import { expect, it } from 'vitest';
import { getNightClocks } from './night-clocks.ts';

const timesAfter = (now: string) => Object.values(getNightClocks(new Date(now))).map((moment) => moment.toISOString());

it.each([
  ['2026-11-28T21:00:00Z', ['2026-11-28T23:30:00.000Z', '2027-10-31T01:30:00.000Z']],
  ['2026-07-01T10:00:00Z', ['2026-07-01T22:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['2026-10-25T01:30:00Z', ['2026-10-25T23:30:00.000Z', '2027-10-31T01:30:00.000Z']],
])('the nights after %s begin and grow longer at these moments', (now, expected) => {
  expect(timesAfter(now)).toEqual(expected);
});
