import type { ExerciseContent, PhaseContent, ProgrammeContent } from '#src/contract/programme-content.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { SafetyStep } from '#src/domains/domain.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isEndComplete, isEndReached } from '#src/rules/programme/end-of-programme.ts';
import type { ExerciseStatus } from '#src/rules/programme/exercise-status.ts';
import { findNextExercise } from '#src/rules/programme/next-exercise.ts';
import type { Submissions } from '#src/rules/programme/phase.ts';
import {
  getProgrammeDay,
  getProgrammeState,
  getProgrammeWeek,
  type ProgrammeState,
} from '#src/rules/programme/programme-day.ts';
import { getProgrammeProgress, type PhaseProgress } from '#src/rules/programme/progress.ts';
import { type Danger, selectTodayStep, type TodayStep } from '#src/rules/programme/today-step.ts';

/** An exercise on the user's path. */
export interface JourneyStep extends ExerciseContent {
  readonly status: ExerciseStatus;
}

/** A phase on the user's path; `number` starts at 1. */
export interface PathPhase extends Pick<PhaseContent, 'id' | 'title' | 'text' | 'unlockInfo'> {
  readonly number: number;
  readonly progress: PhaseProgress;
  readonly steps: readonly JourneyStep[];
}

/** State of a user's programme on a day. */
export interface Journey {
  readonly state: ProgrammeState;
  readonly day: number;
  readonly week: number;
  readonly todayStep: TodayStep;
  /** Today's exercise; null if there is none. */
  readonly next: JourneyStep | null;
  readonly active: PathPhase | null;
  readonly behind: readonly PathPhase[];
  readonly ahead: readonly PathPhase[];
  readonly end: { readonly isReached: boolean; readonly isComplete: boolean; readonly steps: readonly JourneyStep[] };
  /** Id of the exercise to which the page scrolls. */
  readonly lastDone: string | null;
  readonly done: Submissions;
}

interface JourneyUser {
  readonly start: CalendarDate;
  readonly submissions: Submissions;
  /** Null for domains without registrations. */
  readonly days: RegistrationsOverview | null;
  readonly today: CalendarDate;
  /**
   * Calendar date, by which phases unlock: after midnight it is later than the user's day, so that they never unlock
   * late.
   */
  readonly date: CalendarDate;
  /** The domain's safety step, and the call required by an answer before registration. */
  readonly safety: SafetyStep | null;
  readonly danger: Danger;
  /** True if the safety step is repeated before everything else. */
  readonly isSafetyAgain?: boolean;
}

function getState({ start, days, submissions, today }: JourneyUser): ProgrammeState {
  if (days) return getProgrammeState(start, days[today]?.goal ?? null, today);
  const state = getProgrammeState(start, null, today);
  // Without goals, the first submission starts the programme.
  return state === 'welcome' && submissions.size > 0 ? 'started' : state;
}

const listIds = (exercises: readonly ExerciseContent[]) => exercises.map(({ webform }) => webform);

/** Returns today's step and its exercise. */
function getTodayStep(
  all: readonly JourneyStep[],
  nextId: string | null,
  person: JourneyUser,
): Pick<Journey, 'todayStep' | 'next'> {
  const { safety, danger, days, submissions, isSafetyAgain: isAgain = false } = person;
  const state = getState(person);
  const journeyStep = all.find(({ webform }) => webform === safety?.webform) ?? null;
  const next = all.find(({ webform }) => webform === nextId) ?? null;
  const step = selectTodayStep({
    safety: safety && journeyStep && { first: safety.first, isDone: submissions.has(journeyStep.webform), isAgain },
    danger,
    plan: days === null || state === 'finished' ? 'none' : state === 'welcome' ? 'missing' : 'made',
    isFinished: state === 'finished',
    hasExercise: next !== null,
  });
  return { todayStep: step, next: step === 'safety' ? journeyStep : next };
}

/**
 * Combines the content with a user's progress (docs/specification.md, section 4, "Exercise status", "Active phase",
 * "Programme per day").
 */
export function createJourney(content: ProgrammeContent, person: JourneyUser): Journey {
  const { start, submissions, today, date } = person;
  const phases = content.phases.map(({ id, exercises }) => ({ id, exercises: listIds(exercises) }));
  const programme = { start, intervalDays: content.intervalDays, phases };
  const end = listIds(content.end.exercises);
  const progress = getProgrammeProgress(programme, submissions, date);
  const stretches = content.phases.map(({ exercises, ...phase }, index): PathPhase => {
    const phaseProgress = progress[index] as PhaseProgress;
    const steps = exercises.map((exercise): JourneyStep => {
      const status = phaseProgress.exercises.get(exercise.webform) ?? 'locked';
      // The safety step is never locked.
      return {
        ...exercise,
        status: status === 'locked' && exercise.webform === person.safety?.webform ? 'available' : status,
      };
    });
    return { ...phase, number: index + 1, progress: phaseProgress, steps };
  });
  const filterByPosition = (position: PhaseProgress['position']) =>
    stretches.filter((stretch) => stretch.progress.position === position);
  const nextId = findNextExercise(programme, end, submissions, date);
  const isReached = isEndReached(programme, end, submissions, date);
  const endSteps = content.end.exercises.map((exercise): JourneyStep => {
    if (submissions.has(exercise.webform)) return { ...exercise, status: 'done' };
    return { ...exercise, status: isReached ? 'available' : 'locked' };
  });
  const all = [...stretches.flatMap(({ steps }) => steps), ...endSteps];
  return {
    state: getState(person),
    day: getProgrammeDay(start, today),
    week: getProgrammeWeek(start, today),
    ...getTodayStep(all, nextId, person),
    active: filterByPosition('active')[0] ?? null,
    behind: filterByPosition('before'),
    ahead: filterByPosition('after'),
    end: { isReached, isComplete: isReached && isEndComplete(end, submissions), steps: endSteps },
    lastDone: all.find(({ status }) => status === 'lastExerciseDone')?.webform ?? null,
    done: submissions,
  };
}
