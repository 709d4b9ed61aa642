import { type CalendarDate, daysBetween } from '../calendar/calendar-date.ts';
import { PROGRAMME_DAYS } from '../limits.ts';
import { programmeDay } from '../programme/programme-day.ts';

/** What a nurse's list tells of a client, in the order in which it asks for her; none of them is a judgement of risk. */
export const SIGNALS = ['paired', 'answers', 'silent', 'over', 'stop-date', 'finished'] as const;
export type SignalKind = (typeof SIGNALS)[number];

/** A signal, with the number that its words tell. */
export interface ClientSignal {
  readonly kind: SignalKind;
  readonly count: number;
}

/** What a day of the list was: `ahead` is no day to fill in, or today while it can still be. */
export const LIST_DAY_STATES = ['met', 'over', 'no-goal', 'missing', 'ahead'] as const;
export type ListDayState = (typeof LIST_DAY_STATES)[number];

/** What the signals of a client are made of. */
export interface SignalFacts {
  readonly today: CalendarDate;
  readonly programmeStart: CalendarDate;
  readonly registrationsStart: CalendarDate;
  /** Whether the programme has days to fill in. */
  readonly hasDays: boolean;
  readonly lastFilledIn: CalendarDate | null;
  readonly pairedOn: CalendarDate;
  /** Whether this nurse ever looked at the client. */
  readonly isSeen: boolean;
  /** Exercises done since that look. */
  readonly newAnswers: number;
  /** Of the last seven days, those above their goal. */
  readonly daysOver: number;
  readonly stopDate: CalendarDate | null;
}

const PAIRED_DAYS = 7;
const SILENT_DAYS = 4;
const OVER_DAYS = 3;
const STOP_DATE_DAYS = 3;
const FINISHED_DAYS = 14;

/** Days without anything filled in, counted from the last day that was, or from the first that could be. */
function silence({ today, lastFilledIn, registrationsStart }: SignalFacts): number {
  return daysBetween(lastFilledIn ?? registrationsStart, today);
}

/** Days since the pairing; after midnight the client's own day may still be the one before it. */
const pairedFor = ({ pairedOn, today }: SignalFacts): number => Math.max(daysBetween(pairedOn, today), 0);

function countOf(kind: SignalKind, facts: SignalFacts): number | null {
  const { today } = facts;
  const day = programmeDay(facts.programmeStart, today);
  const within = (count: number, least: number, most: number) => (count >= least && count <= most ? count : null);
  switch (kind) {
    case 'paired':
      return facts.isSeen ? null : within(pairedFor(facts), 0, PAIRED_DAYS - 1);
    case 'answers':
      return within(facts.newAnswers, 1, Number.POSITIVE_INFINITY);
    case 'silent':
      return facts.hasDays && day <= PROGRAMME_DAYS
        ? within(silence(facts), SILENT_DAYS, Number.POSITIVE_INFINITY)
        : null;
    case 'over':
      return within(facts.daysOver, OVER_DAYS, Number.POSITIVE_INFINITY);
    case 'stop-date':
      return facts.stopDate === null ? null : within(daysBetween(today, facts.stopDate), 0, STOP_DATE_DAYS);
    case 'finished':
      return within(day - PROGRAMME_DAYS, 1, FINISHED_DAYS);
  }
}

/** Everything that asks for the nurse at this client, the first of it first. */
export function clientSignals(facts: SignalFacts): readonly ClientSignal[] {
  return SIGNALS.flatMap((kind) => {
    const count = countOf(kind, facts);
    return count === null ? [] : [{ kind, count }];
  });
}
