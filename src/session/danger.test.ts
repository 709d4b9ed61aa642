// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  assignDangerToAccount,
  forgetNoes,
  hasNoes,
  hasSuicideYes,
  readTabDanger,
  storeDangerAnswers,
} from './danger.ts';
import { claimDrafts, eraseDrafts } from './kept-in-tab.ts';

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
  expect([hasNoes(['daily', 'fit']), readTabDanger()]).toEqual([true, null]);
  assignDangerToAccount(7);
  claimDrafts(7);
  vi.advanceTimersByTime(59 * 60 * 1000);
  expect(hasNoes(['daily', 'fit'])).toBe(true);
  vi.advanceTimersByTime(60 * 1000);
  expect(hasNoes(['daily', 'fit'])).toBe(false);
});

it('keeps a no by its question: a yes to another says nothing about it', () => {
  storeDangerAnswers(QUESTIONS, [2]);
  expect([hasNoes(['daily', 'fit']), hasSuicideYes()]).toEqual([true, true]);
  storeDangerAnswers(QUESTIONS, [1]);
  expect([hasNoes(['daily']), hasNoes(['daily', 'fit'])]).toEqual([true, false]);
  expect(hasNoes(['older'])).toBe(false);
});

it('forgets every answer at logout, quick exit and the login of another person', () => {
  storeDangerAnswers(QUESTIONS, [2]);
  assignDangerToAccount(7);
  claimDrafts(8);
  expect([hasNoes(['daily']), hasSuicideYes()]).toEqual([false, false]);
  storeDangerAnswers(QUESTIONS, [2]);
  eraseDrafts();
  expect([hasNoes(['daily']), hasSuicideYes()]).toEqual([false, false]);
  storeDangerAnswers(QUESTIONS, []);
  forgetNoes();
  expect(hasNoes(['daily'])).toBe(false);
});
