import type { Phase, Submissions } from './phase.ts';

export type ExerciseStatus = 'done' | 'locked' | 'available' | 'lastExerciseDone';

/** Position of a phase relative to the active one. */
export type PhasePosition = 'before' | 'active' | 'after';

/**
 * Returns the status of each exercise of a phase by its id (docs/specification.md, section 4, "Exercise status"). In
 * the active phase a submitted exercise remains done after a gap, and the last submitted one by position is
 * lastExerciseDone.
 */
export function getExerciseStatus(
  { exercises }: Phase,
  position: PhasePosition,
  submissions: Submissions,
): ReadonlyMap<string, ExerciseStatus> {
  const lastDone = exercises.findLast((exercise) => submissions.has(exercise));
  const next = exercises.find((exercise) => !submissions.has(exercise));
  const getStatus = (exercise: string): ExerciseStatus => {
    if (position === 'before') return 'done';
    if (position === 'after') return 'locked';
    if (exercise === lastDone) return 'lastExerciseDone';
    if (exercise === next) return 'available';
    return submissions.has(exercise) ? 'done' : 'locked';
  };
  return new Map(exercises.map((exercise) => [exercise, getStatus(exercise)]));
}
