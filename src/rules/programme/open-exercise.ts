import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isEndReached } from './end-of-programme.ts';
import type { Programme, Submissions } from './phase.ts';
import { getProgrammeProgress } from './progress.ts';

/** A user's programme, with its end and its safety step, which never locks. */
export interface CompleteProgramme extends Programme {
  /** The exercises of the block at the end. */
  readonly end: readonly string[];
  /** The safety step, always open to all users; null if there is none. */
  readonly safety: string | null;
}

/**
 * Returns true if answers to a form are accepted on a day (docs/specification.md, section 4, "Exercise status"). A
 * submitted exercise remains open, and so does a form outside the programme.
 */
export function isExerciseOpen(
  { end, safety, ...programme }: CompleteProgramme,
  submissions: Submissions,
  today: CalendarDate,
  exercise: string,
): boolean {
  if (exercise === safety || submissions.has(exercise)) return true;
  // An exercise that occurs twice is open if one of its occurrences is.
  const statuses = getProgrammeProgress(programme, submissions, today).flatMap((phase) => {
    const status = phase.exercises.get(exercise);
    return status === undefined ? [] : [status];
  });
  if (statuses.some((status) => status !== 'locked')) return true;
  if (end.includes(exercise)) return isEndReached(programme, end, submissions, today);
  return statuses.length === 0;
}
