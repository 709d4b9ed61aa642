import type { CalendarDate } from '../calendar/calendar-date.ts';
import { findActivePhase } from './active-phase.ts';
import type { Programme, Submissions } from './phase.ts';

/** Returns true if every exercise of the end-of-programme block has a submission (docs/specification.md, section 4). */
export function isEndComplete(exercises: readonly string[], submissions: Submissions): boolean {
  return exercises.every((exercise) => submissions.has(exercise));
}

/**
 * Returns true if the last phase is completed by its last exercise; a block with a submission counts as reached and
 * remains open (docs/product-rules.md, "Rules, last readings").
 */
export function isEndReached(
  programme: Programme,
  exercises: readonly string[],
  submissions: Submissions,
  today: CalendarDate,
): boolean {
  if (exercises.some((exercise) => submissions.has(exercise))) return true;
  const { phases } = programme;
  const last = phases.at(-1)?.exercises.at(-1);
  const isLastActive = findActivePhase(programme, submissions, today) === phases.length - 1;
  return isLastActive && (last === undefined || submissions.has(last));
}
