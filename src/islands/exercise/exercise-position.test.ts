import { expect, it } from 'vitest';
import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { findPosition, getDatedExercise } from './exercise-position.ts';
import { toAnswerFields } from './use-send-exercise.ts';

const createExercise = (webform: string) => ({
  webform,
  title: `De ${webform}`,
  time: null,
  icon: 'list' as const,
  category: 'list' as const,
});
const createPhase = (id: string, ...exercises: readonly string[]) => ({
  id,
  title: id,
  text: null,
  unlockInfo: null,
  exercises: exercises.map(createExercise),
});
const programme: ProgrammeContent = {
  title: 'Programma',
  text: null,
  image: null,
  intervalDays: 7,
  unlockInfo: null,
  phases: [createPhase('p1', 'a1', 'a2'), createPhase('p2', 'b1')],
  end: { title: null, text: null, image: null, exercises: [createExercise('e1')] },
};
const START = '2026-06-01';
const createStanding = (id: string, submitted: readonly string[], today: `${number}-${number}-${number}` = START) =>
  getDatedExercise(programme, id, { start: START, submissions: new Set(submitted), today, safety: null });

it('knows the place of an exercise, and that another form has none', () => {
  expect(findPosition(programme, 'a2')).toEqual({ kind: 'phase', phase: 1, step: 2, of: 2 });
  expect(findPosition(programme, 'e1')).toEqual({ kind: 'end', step: 1, of: 1 });
  expect(findPosition(programme, 'contact')).toBeNull();
  expect(findPosition(null, 'a1')).toBeNull();
});

it('locks an exercise until the ones before it are done, and leads to the next', () => {
  expect(createStanding('a1', [])).toMatchObject({ isLocked: false, notice: null });
  expect(createStanding('a2', [])).toMatchObject({ isLocked: true, notice: null, next: { webform: 'a1' } });
  expect(createStanding('a2', ['a1']).isLocked).toBe(false);
});

it('locks a phase until its day, and says when that is', () => {
  expect(createStanding('b1', ['a1', 'a2'], '2026-06-06')).toEqual({
    isLocked: true,
    notice: { kind: 'relative', days: 2 },
    next: null,
  });
  expect(createStanding('b1', ['a1', 'a2'], '2026-06-08').isLocked).toBe(false);
});

it('opens the exercises of the end after the last phase', () => {
  expect(createStanding('e1', ['a1', 'a2'], '2026-06-08').isLocked).toBe(true);
  expect(createStanding('e1', ['a1', 'a2', 'b1'], '2026-06-08').isLocked).toBe(false);
});

it('keeps what was done open, whatever an editor moved', () => {
  expect(createStanding('b1', ['b1'])).toMatchObject({ isLocked: false });
});

it('sends what is no longer answered as empty, and leaves what the form no longer asks or nobody changed', () => {
  const definition: WebformDefinition = {
    id: 'a1',
    title: 'A',
    elements: [
      { type: 'text', key: 'een', label: 'Een' },
      { type: 'text', key: 'twee', label: 'Twee' },
    ],
    confirmation: { html: '' },
  };
  expect(toAnswerFields(definition, { een: 'x', twee: 'y', oud: 'z' }, { een: 'n' })).toEqual({ een: 'n', twee: '' });
  expect(toAnswerFields(definition, { een: 'x', twee: 'y' }, { een: 'x', twee: 'n' })).toEqual({ twee: 'n' });
  // After a lost response the stored answers are unknown.
  expect(toAnswerFields(definition, null, { een: 'x' })).toEqual({ een: 'x', twee: '' });
});
