// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  assignDangerToAccount,
  clearNoAnswers,
  hasNoAnswers,
  hasSuicideYes,
  readTabDanger,
  storeDangerAnswers,
} from './danger.ts';
import { claimDrafts, eraseDrafts } from './tab-storage.ts';

const QUESTIONS = [
  { kind: 'daily', waits: true },
  { kind: 'fit', waits: true },
  { kind: 'suicide', waits: false },
];

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

it('keeps a no for an hour, for the account that is made in the tab', () => {
  vi.useFakeTimers();
  storeDangerAnswers(QUESTIONS, []);
  expect([hasNoAnswers(['daily', 'fit']), readTabDanger()]).toEqual([true, null]);
  assignDangerToAccount(7);
  claimDrafts(7);
  vi.advanceTimersByTime(59 * 60 * 1000);
  expect(hasNoAnswers(['daily', 'fit'])).toBe(true);
  vi.advanceTimersByTime(60 * 1000);
  expect(hasNoAnswers(['daily', 'fit'])).toBe(false);
});

it('keeps a no by its question: a yes to another says nothing about it', () => {
  storeDangerAnswers(QUESTIONS, [2]);
  expect([hasNoAnswers(['daily', 'fit']), hasSuicideYes()]).toEqual([true, true]);
  storeDangerAnswers(QUESTIONS, [1]);
  expect([hasNoAnswers(['daily']), hasNoAnswers(['daily', 'fit'])]).toEqual([true, false]);
  expect(hasNoAnswers(['older'])).toBe(false);
});

it('forgets every answer at logout, quick exit and the login of another person', () => {
  storeDangerAnswers(QUESTIONS, [2]);
  assignDangerToAccount(7);
  claimDrafts(8);
  expect([hasNoAnswers(['daily']), hasSuicideYes()]).toEqual([false, false]);
  storeDangerAnswers(QUESTIONS, [2]);
  eraseDrafts();
  expect([hasNoAnswers(['daily']), hasSuicideYes()]).toEqual([false, false]);
  storeDangerAnswers(QUESTIONS, []);
  clearNoAnswers();
  expect(hasNoAnswers(['daily'])).toBe(false);
});
