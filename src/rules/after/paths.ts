import { type CalendarDate, countDaysBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '../limits.ts';
import { getProgrammeDay } from '../programme/programme-day.ts';

/** A run of six weeks after the first; `number` counts from 2. */
export interface SixWeekRun {
  readonly number: number;
  readonly begunOn: CalendarDate;
  /** Day on which it was stopped; null if it ran its full 42 days. */
  readonly endedOn: CalendarDate | null;
}

/** Last day of a run on which the screen about its end is shown. */
const END_SHOWN_UNTIL = 63;

/** Returns the newest run; the programme is the first. */
export const getNewestPath = (programmeStart: CalendarDate, paths: readonly SixWeekRun[]): SixWeekRun =>
  paths.reduce((newestTotal, path) => (path.number > newestTotal.number ? path : newestTotal), {
    number: 1,
    begunOn: programmeStart,
    endedOn: null,
  });

/** Returns the day of a later run in progress, from 1; null if there is none. */
export function getPathDay({ number, begunOn, endedOn }: SixWeekRun, today: CalendarDate): number | null {
  const day = countDaysBetween(begunOn, today) + 1;
  return number > 1 && endedOn === null && day >= 1 && day <= PROGRAMME_DAYS ? day : null;
}

/** Returns the week of a day in a run, from 1. */
export const getPathWeek = (day: number): number => Math.ceil(day / DAYS_IN_WEEK);

/** Returns true from the day after a run's last day, for three weeks; never for a run that was stopped. */
export function isPathEndShown({ begunOn, endedOn }: SixWeekRun, today: CalendarDate): boolean {
  const day = getProgrammeDay(begunOn, today);
  return endedOn === null && day > PROGRAMME_DAYS && day <= END_SHOWN_UNTIL;
}

/** Exercise that can be a step of a later run. */
export interface PathExercise {
  readonly webform: string;
  readonly category: string;
  /** True if editors marked it to be repeated. */
  readonly isRepeated?: boolean;
  /** The day of its last submission; null if there is none. */
  readonly sentOn: CalendarDate | null;
}

const STEPS_A_WEEK = 2;
/** Age in days after which the safety questions are repeated first. */
const SAFETY_DAYS = 90;

/** Returns the exercises to repeat: those that editors marked, or else the first list or text, and the first quiz. */
function listRepeated(phase: readonly PathExercise[]): readonly PathExercise[] {
  const repeatedSteps = phase.filter(({ isRepeated }) => isRepeated);
  if (repeatedSteps.length > 0) return repeatedSteps;
  const kinds = [['list', 'text'], ['quiz']];
  return kinds.flatMap((kind) => phase.find(({ category }) => kind.includes(category)) ?? []);
}

/**
 * Lists the steps of a week in a later run: in the first week the safety questions if their answers are old, then the
 * exercises of its phase that were open when it started, then the exercises to repeat; at most two.
 */
export function listPathSteps(
  phase: readonly PathExercise[],
  { begunOn }: Pick<SixWeekRun, 'begunOn'>,
  safety: PathExercise | null = null,
): readonly PathExercise[] {
  const open = phase.filter(({ sentOn }) => sentOn === null || sentOn >= begunOn);
  const isOld = safety !== null && (safety.sentOn === null || countDaysBetween(safety.sentOn, begunOn) > SAFETY_DAYS);
  const steps = [...(isOld ? [safety] : []), ...open, ...listRepeated(phase)];
  return steps
    .filter(({ webform }, index) => steps.findIndex((step) => step.webform === webform) === index)
    .slice(0, STEPS_A_WEEK);
}

/** Returns true for a step that was completed in the run. */
export const isStepDone = ({ sentOn }: PathExercise, { begunOn }: Pick<SixWeekRun, 'begunOn'>): boolean =>
  sentOn !== null && sentOn >= begunOn;
