import type { CalendarDate } from '../calendar/calendar-date.ts';
import { isEndReached } from './end-of-programme.ts';
import type { Programme, Submissions } from './phase.ts';
import { getProgrammeProgress } from './progress.ts';

/**
 * Returns the step of today: the available exercise of the active phase (docs/specification.md, section 4, "Exercise
 * status"), after the last phase the first exercise of the block at the end without a submission; null if there is
 * none.
 */
export function findNextExercise(
  programme: Programme,
  end: readonly string[],
  submissions: Submissions,
  today: CalendarDate,
): string | null {
  const active = getProgrammeProgress(programme, submissions, today).find(({ position }) => position === 'active');
  const available = [...(active?.exercises ?? [])].find(([, status]) => status === 'available');
  if (available) return available[0];
  if (!isEndReached(programme, end, submissions, today)) return null;
  return end.find((exercise) => !submissions.has(exercise)) ?? null;
}
