import type { CalendarDate } from '../calendar/calendar-date.ts';
import { getUnlockDate, type Phase, type Programme, type Submissions } from './phase.ts';

// Returns true if the phase is completed by its last exercise (docs/specification.md, section 4); a phase without
// exercises is completed when the previous one is.
function isDone(phases: readonly Phase[], index: number, submissions: Submissions): boolean {
  const phase = phases[index];
  if (!phase) return true;
  const last = phase.exercises.at(-1);
  return last === undefined ? isDone(phases, index - 1, submissions) : submissions.has(last);
}

/**
 * Returns the index of the active phase, from 0; null without phases (docs/specification.md, section 4, "Active
 * phase"). It is the last phase with a past unlock date and a completed preceding phase, or a later one that has a
 * submission: a reached phase remains open (docs/product-rules.md, "Rules, last readings").
 */
export function findActivePhase(programme: Programme, submissions: Submissions, today: CalendarDate): number | null {
  const { phases } = programme;
  if (phases.length === 0) return null;
  const lastOpenIndex = phases.findLastIndex(
    (_, index) => getUnlockDate(programme, index) <= today && isDone(phases, index - 1, submissions),
  );
  const lastIndex = phases.findLastIndex(({ exercises }) => exercises.some((exercise) => submissions.has(exercise)));
  return Math.max(0, lastOpenIndex, lastIndex);
}
