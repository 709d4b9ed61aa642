/** The forms of a programme's exercises, by phase and in the block at its end. */
export interface ProgrammeForms {
  readonly phases: readonly (readonly string[])[];
  readonly end: readonly string[];
}

/** What a person has done by sending an exercise; phases count from 1. */
export type ExerciseEvent =
  | { readonly kind: 'exercise-done' | 'all-exercises-done' }
  | { readonly kind: 'phase-done'; readonly phase: number };

/**
 * What was done by sending an exercise for the first time: the exercise, its phase where nothing of it is left, and all
 * of them where nothing is. `sent` are the forms that have a submission, this one included. A form of no exercise is no
 * event, and an exercise that stands in two phases counts for both.
 */
export function exerciseEvents(
  { phases, end }: ProgrammeForms,
  sent: ReadonlySet<string>,
  id: string,
): ExerciseEvent[] {
  const all = [...phases.flat(), ...end];
  if (!all.includes(id)) return [];
  const isDone = (forms: readonly string[]) => forms.every((form) => sent.has(form));
  const done = phases.flatMap((forms, index): ExerciseEvent[] =>
    forms.includes(id) && isDone(forms) ? [{ kind: 'phase-done', phase: index + 1 }] : [],
  );
  return [{ kind: 'exercise-done' }, ...done, ...(isDone(all) ? [{ kind: 'all-exercises-done' } as const] : [])];
}
