import type { CalendarDate } from '../calendar/calendar-date.ts';
import { findActivePhase } from './active-phase.ts';
import { type ExerciseStatus, getExerciseStatus, type PhasePosition } from './exercise-status.ts';
import { getUnlockDate, type Programme, type Submissions } from './phase.ts';
import { getUnlockNotice, type UnlockNotice } from './unlock-notice.ts';

/** State of a phase for its user on a day. */
export interface PhaseProgress {
  readonly id: string;
  readonly position: PhasePosition;
  readonly unlocksOn: CalendarDate;
  /** True for the active phase and every earlier phase. */
  readonly unlocked: boolean;
  readonly notice: UnlockNotice;
  readonly exercises: ReadonlyMap<string, ExerciseStatus>;
}

function getPosition(index: number, active: number): PhasePosition {
  if (index === active) return 'active';
  return index < active ? 'before' : 'after';
}

/**
 * Returns every phase of a programme on a day, in order (docs/specification.md, section 4, "Exercise status", "Active
 * phase").
 */
export function getProgrammeProgress(
  programme: Programme,
  submissions: Submissions,
  today: CalendarDate,
): readonly PhaseProgress[] {
  const active = findActivePhase(programme, submissions, today) ?? 0;
  return programme.phases.map((phase, index) => {
    const position = getPosition(index, active);
    const unlocked = position !== 'after';
    const unlocksOn = getUnlockDate(programme, index);
    return {
      id: phase.id,
      position,
      unlocksOn,
      unlocked,
      notice: unlocked ? { kind: 'none' } : getUnlockNotice(unlocksOn, today),
      exercises: getExerciseStatus(phase, position, submissions),
    };
  });
}
