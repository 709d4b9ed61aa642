import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../calendar/calendar-date.ts';
import { omitMissingForms } from './missing-forms.ts';
import { findNextExercise } from './next-exercise.ts';
import { type CompleteProgramme, isExerciseOpen } from './open-exercise.ts';

const START = '2026-06-01';
const programme: CompleteProgramme = {
  start: START,
  intervalDays: 7,
  phases: [
    { id: 'p1', exercises: ['a1', 'a2', 'a3', 'a4'] },
    { id: 'p2', exercises: ['b1', 'b2'] },
  ],
  end: ['e1', 'e2'],
  safety: 'a4',
};
const FIRST = ['a1', 'a2', 'a3', 'a4'];
const isOpen = (exercise: string, submitted: readonly string[] = [], day = 0) =>
  isExerciseOpen(programme, new Set(submitted), addDays(START, day), exercise);

describe('an exercise takes answers', () => {
  test.each<[string, string, readonly string[], number, boolean]>([
    ['the first one at once', 'a1', [], 0, true],
    ['not the one after it', 'a2', [], 0, false],
    ['the one after it when it is done', 'a2', ['a1'], 0, true],
    ['the step about safety at any time', 'a4', [], 0, true],
    ['not a phase that is still ahead', 'b1', FIRST, 6, false],
    ['not a phase whose day came while the one before is open', 'b1', ['a1'], 30, false],
    ['a phase whose day came after the one before', 'b1', FIRST, 7, true],
    ['not the block at the end', 'e1', FIRST, 30, false],
    ['the whole block at the end when the last phase is done', 'e2', [...FIRST, 'b1', 'b2'], 7, true],
    ['what was sent before, whatever became of the programme', 'b2', ['b2'], 0, true],
    ['a form that is no exercise', 'contact', [], 0, true],
    ['a gap in a phase that was walked', 'a2', [...FIRST.slice(2), 'b1'], 7, true],
  ])('%s: %s', (_, exercise, submitted, day, open) => {
    expect(isOpen(exercise, submitted, day)).toBe(open);
  });

  test('the step of today always does', () => {
    const anySent = fc.subarray([...FIRST, 'b1', 'b2', 'e1', 'e2']);
    fc.assert(
      fc.property(anySent, fc.nat(60), (submitted, day) => {
        const today = addDays(START, day);
        const next = findNextExercise(programme, programme.end, new Set(submitted), today);
        if (next !== null) expect(isExerciseOpen(programme, new Set(submitted), today, next)).toBe(true);
      }),
    );
  });
});

describe('an exercise whose form is missing', () => {
  test('locks nothing and is not there, whichever it is', () => {
    const all = [...FIRST, 'b1', 'b2'];
    fc.assert(
      fc.property(fc.subarray(all), (forms) => {
        const rest = { ...programme, phases: omitMissingForms(programme.phases, new Set(forms)) };
        const submitted: string[] = [];
        const step = () => findNextExercise(rest, [], new Set(submitted), addDays(START, 60));
        for (let next = step(); next !== null; next = step()) submitted.push(next);
        expect(submitted).toEqual(forms);
      }),
    );
  });

  test('as the last of its phase does not keep the next one closed', () => {
    const phases = omitMissingForms(programme.phases, new Set(['a1', 'a2', 'b1', 'b2']));
    const rest = { ...programme, phases, safety: null };
    expect(isExerciseOpen(rest, new Set(['a1', 'a2']), addDays(START, 7), 'b1')).toBe(true);
  });
});
