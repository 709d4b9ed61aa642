import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '../limits.ts';
import { programmeDay } from '../programme/programme-day.ts';

/** Six weeks after the first six; `number` counts from 2. */
export interface OwnPath {
  readonly number: number;
  readonly begunOn: CalendarDate;
  /** The day on which it was stopped; null if it ran its full 42 days. */
  readonly endedOn: CalendarDate | null;
}

/** Last day of a path on which the screen about its end is shown. */
const END_SHOWN_UNTIL = 63;

/** The newest path: the programme itself is the first. */
export const getNewestPath = (programmeStart: CalendarDate, paths: readonly OwnPath[]): OwnPath =>
  paths.reduce((newest, path) => (path.number > newest.number ? path : newest), {
    number: 1,
    begunOn: programmeStart,
    endedOn: null,
  });

/** The day of a running later path, from 1; null if there is none. */
export function getPathDay({ number, begunOn, endedOn }: OwnPath, today: CalendarDate): number | null {
  const day = daysBetween(begunOn, today) + 1;
  return number > 1 && endedOn === null && day >= 1 && day <= PROGRAMME_DAYS ? day : null;
}

/** The week of a day of a path, from 1. */
export const getPathWeek = (day: number): number => Math.ceil(day / DAYS_IN_WEEK);

/** True from the day after a path's last day, for three weeks; never for a path that was stopped. */
export function isEndShown({ begunOn, endedOn }: OwnPath, today: CalendarDate): boolean {
  const day = programmeDay(begunOn, today);
  return endedOn === null && day > PROGRAMME_DAYS && day <= END_SHOWN_UNTIL;
}

/** An exercise for the steps of a later path. */
export interface PathExercise {
  readonly webform: string;
  readonly category: string;
  /** The day of its last submission; null if there is none. */
  readonly sentOn: CalendarDate | null;
}

const STEPS_A_WEEK = 2;
/** Age in days at which safety answers have to be given again first. */
const SAFETY_DAYS = 90;

/** The exercises to repeat if none is open: the first list or text, and the first quiz. */
function listRepeated(phase: readonly PathExercise[]): readonly PathExercise[] {
  const kinds = [['list', 'text'], ['quiz']];
  return kinds.flatMap((kind) => phase.find(({ category }) => kind.includes(category)) ?? []);
}

/**
 * The steps of a week of a later path: in its first week the safety questions if their answers are old, then the
 * exercises of its phase that were open when it started, then those to repeat; two at most.
 */
export function listPathSteps(
  phase: readonly PathExercise[],
  { begunOn }: Pick<OwnPath, 'begunOn'>,
  safety: PathExercise | null = null,
): readonly PathExercise[] {
  const open = phase.filter(({ sentOn }) => sentOn === null || sentOn >= begunOn);
  const isOld = safety !== null && (safety.sentOn === null || daysBetween(safety.sentOn, begunOn) > SAFETY_DAYS);
  const steps = [...(isOld ? [safety] : []), ...open, ...listRepeated(phase)];
  return steps
    .filter(({ webform }, at) => steps.findIndex((one) => one.webform === webform) === at)
    .slice(0, STEPS_A_WEEK);
}

/** True for a step that was done on the path. */
export const isStepDone = ({ sentOn }: PathExercise, { begunOn }: Pick<OwnPath, 'begunOn'>): boolean =>
  sentOn !== null && sentOn >= begunOn;
