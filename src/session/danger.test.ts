// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  assignDangerToAccount,
  clearNegativeAnswers,
  hasOnlyNegativeAnswers,
  isSuicideConfirmed,
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
  expect([hasOnlyNegativeAnswers(['daily', 'fit']), readTabDanger()]).toEqual([true, null]);
  assignDangerToAccount(7);
  claimDrafts(7);
  vi.advanceTimersByTime(59 * 60 * 1000);
  expect(hasOnlyNegativeAnswers(['daily', 'fit'])).toBe(true);
  vi.advanceTimersByTime(60 * 1000);
  expect(hasOnlyNegativeAnswers(['daily', 'fit'])).toBe(false);
});

it('keeps a no by its question: a yes to another says nothing about it', () => {
  storeDangerAnswers(QUESTIONS, [2]);
  expect([hasOnlyNegativeAnswers(['daily', 'fit']), isSuicideConfirmed()]).toEqual([true, true]);
  storeDangerAnswers(QUESTIONS, [1]);
  expect([hasOnlyNegativeAnswers(['daily']), hasOnlyNegativeAnswers(['daily', 'fit'])]).toEqual([true, false]);
  expect(hasOnlyNegativeAnswers(['older'])).toBe(false);
});

it('forgets every answer at logout, quick exit and the login of another person', () => {
  storeDangerAnswers(QUESTIONS, [2]);
  assignDangerToAccount(7);
  claimDrafts(8);
  expect([hasOnlyNegativeAnswers(['daily']), isSuicideConfirmed()]).toEqual([false, false]);
  storeDangerAnswers(QUESTIONS, [2]);
  eraseDrafts();
  expect([hasOnlyNegativeAnswers(['daily']), isSuicideConfirmed()]).toEqual([false, false]);
  storeDangerAnswers(QUESTIONS, []);
  clearNegativeAnswers();
  expect(hasOnlyNegativeAnswers(['daily'])).toBe(false);
});
