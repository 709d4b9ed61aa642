import { expect, test } from 'vitest';
import { isBrowserDiscreet, isBrowserLocked, locksWhenIdle } from './lock-cookies.ts';

test.each([
  ['', false],
  ['locked=1', false],
  ['session_hint=client.nl', false],
  ['session_hint=client.nl; locked=1', true],
  ['consent=p1v0; locked=1; session_hint=client.nl.unconfirmed', true],
  ['session_hint=client.nl; unlocked=1', false],
  ['session_hint=client.nl; locked=', false],
  ['session_hint=client.nl.rest', true],
  ['session_hint=client.nl.discreet.rest;awake=1', false],
  ['session_hint=client.nl.rest; awake=1; locked=1', true],
])('cookies "%s" of a locked login: %s', (cookies, isLocked) => {
  expect(isBrowserLocked(cookies)).toBe(isLocked);
});

test('the hint tells of the lock after rest and of the discreet look', () => {
  expect(locksWhenIdle('session_hint=client.nl.unconfirmed.discreet.rest')).toBe(true);
  expect(isBrowserDiscreet('session_hint=client.nl.unconfirmed.discreet.rest')).toBe(true);
  expect(locksWhenIdle('session_hint=client.nl; rest=1')).toBe(false);
  expect(isBrowserDiscreet('session_hint=client.nl; discreet=1')).toBe(false);
});
