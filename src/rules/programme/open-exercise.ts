import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isEndReached } from './end-of-programme.ts';
import type { Programme, Submissions } from './phase.ts';
import { programmeProgress } from './progress.ts';

/** A programme as one person follows it, with its end and what never locks. */
export interface WholeProgramme extends Programme {
  /** The exercises of the block at the end. */
  readonly end: readonly string[];
  /** The step about safety, which is open to everybody at any time; null where there is none. */
  readonly safety: string | null;
}

/**
 * Whether answers to a form can be taken on a day (docs/specification.md, section 4, "Exercise status"). What has a
 * submission stays open, and so does a form that is no exercise of the programme.
 */
export function isExerciseOpen(
  { end, safety, ...programme }: WholeProgramme,
  submissions: Submissions,
  today: CalendarDate,
  exercise: string,
): boolean {
  if (exercise === safety || submissions.has(exercise)) return true;
  // An exercise that stands twice is open where one of its places is.
  const statuses = programmeProgress(programme, submissions, today).flatMap((phase) => {
    const status = phase.exercises.get(exercise);
    return status === undefined ? [] : [status];
  });
  if (statuses.some((status) => status !== 'locked')) return true;
  if (end.includes(exercise)) return isEndReached(programme, end, submissions, today);
  return statuses.length === 0;
}
