import { expect, it } from 'vitest';
import { getGateClock, getNightClocks } from './fixed-clocks.ts';

const timesAfter = (now: string) => Object.values(getNightClocks(new Date(now))).map((moment) => moment.toISOString());

it.each([
  ['2026-11-28T21:00:00Z', ['2026-11-28T23:30:00.000Z', '2027-10-31T01:30:00.000Z']],
  ['2026-07-01T10:00:00Z', ['2026-07-01T22:30:00.000Z', '2026-10-25T01:30:00.000Z']],
  ['2026-10-25T01:30:00Z', ['2026-10-25T23:30:00.000Z', '2027-10-31T01:30:00.000Z']],
])('the nights after %s begin and grow longer at these moments', (now, expected) => {
  expect(timesAfter(now)).toEqual(expected);
});

it.each([
  ['on a Saturday, back', '2026-11-28T12:00:00Z', '2026-11-25T09:00:00.000Z'],
  ['on a Sunday, ahead', '2026-11-29T00:30:00Z', '2026-12-02T09:00:00.000Z'],
  ['on a Wednesday, within the day', '2026-07-01T20:00:00Z', '2026-07-01T08:00:00.000Z'],
  ['in the week of winter time', '2026-10-25T12:00:00Z', '2026-10-28T09:00:00.000Z'],
])('the gate runs at ten in the morning of the nearest Wednesday: %s', (_, now, expected) => {
  expect(getGateClock(new Date(now)).toISOString()).toBe(expected);
});
