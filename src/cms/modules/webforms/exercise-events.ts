/** Forms of a programme's exercises, by phase and in the block at its end. */
export interface ProgrammeForms {
  readonly phases: readonly (readonly string[])[];
  readonly end: readonly string[];
}

/** Event caused by a submitted exercise; phases count from 1. */
export type ExerciseEvent =
  | { readonly kind: 'exercise-done' | 'all-exercises-done' }
  | { readonly kind: 'phase-done'; readonly phase: number };

/**
 * Returns the events of a first submission of an exercise: the exercise, its phase if it is complete, and all of them
 * if they are. `sentIds` are the submitted forms, including this one. Other forms cause no event, and an exercise in
 * two phases counts for both.
 */
export function listExerciseEvents(
  { phases, end }: ProgrammeForms,
  submittedForms: ReadonlySet<string>,
  id: string,
): ExerciseEvent[] {
  const all = [...phases.flat(), ...end];
  if (!all.includes(id)) return [];
  const isDone = (forms: readonly string[]) => forms.every((form) => submittedForms.has(form));
  const exerciseEvents = phases.flatMap((forms, index): ExerciseEvent[] =>
    forms.includes(id) && isDone(forms) ? [{ kind: 'phase-done', phase: index + 1 }] : [],
  );
  return [
    { kind: 'exercise-done' },
    ...exerciseEvents,
    ...(isDone(all) ? [{ kind: 'all-exercises-done' } as const] : []),
  ];
}
