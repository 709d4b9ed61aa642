import { describe, expect, test } from 'vitest';
import { isEndReached } from './end-of-programme.ts';
import { findNextExercise } from './next-exercise.ts';
import type { Programme } from './phase.ts';

const START = '2026-06-01';
const programme: Programme = {
  start: START,
  intervalDays: 7,
  phases: [
    { id: 'p1', exercises: ['a1', 'a2'] },
    { id: 'p2', exercises: ['b1'] },
  ],
};
const getNext = (submitted: readonly string[], today: `${number}-${number}-${number}`, end = ['e1', 'e2']) =>
  findNextExercise(programme, end, new Set(submitted), today);

describe('the step of today', () => {
  test('is the first exercise of the active phase without a submission', () => {
    expect(getNext([], START)).toBe('a1');
    expect(getNext(['a1'], START)).toBe('a2');
    expect(getNext(['a2'], START)).toBe('a1');
  });

  test('is nothing while the next phase is not open yet', () => {
    expect(getNext(['a1', 'a2'], '2026-06-07')).toBeNull();
    expect(getNext(['a1', 'a2'], '2026-06-08')).toBe('b1');
  });

  test('is in the block at the end after the last phase, until that is complete', () => {
    expect(getNext(['a1', 'a2', 'b1'], '2026-06-08')).toBe('e1');
    expect(getNext(['a1', 'a2', 'b1', 'e1'], '2026-06-08')).toBe('e2');
    expect(getNext(['a1', 'a2', 'b1', 'e1', 'e2'], '2026-06-08')).toBeNull();
  });

  test('is nothing in a programme without phases and without a block at the end', () => {
    expect(findNextExercise({ ...programme, phases: [] }, [], new Set(), START)).toBeNull();
  });
});

describe('the block at the end', () => {
  const isReached = (submitted: readonly string[], end = ['e1']) =>
    isEndReached(programme, end, new Set(submitted), '2026-07-30');

  test('is reached by the last exercise of the last phase, not by time', () => {
    expect(isReached([])).toBe(false);
    expect(isReached(['a1', 'a2'])).toBe(false);
    expect(isReached(['a1', 'a2', 'b1'])).toBe(true);
    expect(isReached(['a1', 'a2', 'b1'], [])).toBe(true);
  });

  test('stays reached where an editor adds a phase after it was begun', () => {
    expect(isReached(['e1'])).toBe(true);
  });
});
