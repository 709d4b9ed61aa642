import { expect, it } from 'vitest';
import { listExerciseEvents } from './exercise-events.ts';

const FORMS = { phases: [['a', 'b'], ['c'], []], end: ['slot'] };

it.each([
  ['an exercise', ['a'], 'a', ['exercise-done']],
  ['the last of a phase', ['a', 'b'], 'b', ['exercise-done', 'phase-done 1']],
  ['the last of a phase behind a gap', ['c'], 'c', ['exercise-done', 'phase-done 2']],
  ['one of the end', ['slot'], 'slot', ['exercise-done']],
  ['the very last', ['b', 'c', 'slot', 'a'], 'a', ['exercise-done', 'phase-done 1', 'all-exercises-done']],
  ['a form of no exercise', ['contact'], 'contact', []],
])('sending %s', (_name, submitted, id, events) => {
  const exerciseEvents = listExerciseEvents(FORMS, new Set(submitted), id);
  expect(exerciseEvents.map((event) => ('phase' in event ? `${event.kind} ${event.phase}` : event.kind))).toEqual(
    events,
  );
});

it('counts an exercise that stands in two phases for both', () => {
  const events = listExerciseEvents({ phases: [['a'], ['a']], end: [] }, new Set(['a']), 'a');
  expect(events.filter(({ kind }) => kind === 'phase-done')).toHaveLength(2);
});
