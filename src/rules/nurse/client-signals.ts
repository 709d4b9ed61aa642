import type { TrendNumbers } from '../after/usage-trend.ts';
import type { Amount } from '../amounts/amount.ts';
import { addDays, type CalendarDate, countDaysBetween, listDatesBetween } from '../calendar/calendar-date.ts';
import { DAYS_IN_WEEK, PROGRAMME_DAYS } from '../limits.ts';
import { isHighDay } from '../praise/get-praise.ts';
import type { PraiseLimits } from '../praise/praise-limits.ts';
import { getProgrammeDay } from '../programme/programme-day.ts';
import type { Days } from '../registrations/day.ts';
import type { DayCategory } from '../registrations/day-state.ts';

/** Signals about a client in the nurse's list, most severe first; none is a judgement of risk. */
export const SIGNALS = ['high-day', 'silent', 'above', 'rising', 'raised', 'stop-date', 'paired', 'finished'] as const;
export type SignalKind = (typeof SIGNALS)[number];

/** Maximum number of signals shown as text in a row; a button opens the others. */
export const MAX_SHOWN_SIGNALS = 2;

/** A signal with its number: days, or hundredths of a unit for a high day and a raised goal. */
export interface ClientSignal {
  readonly kind: SignalKind;
  readonly count: number;
  /** For a rising line: its days, and the usual amount on them; `count` is their amount. */
  readonly beside?: { readonly days: number; readonly usual: number };
}

/** State of a day in the list; `ahead` is a day that cannot be registered, or today while it is open. */
export const LIST_DAY_STATES = ['within', 'above', 'filled', 'open', 'ahead'] as const satisfies readonly (
  | DayCategory
  | 'ahead'
)[];
export type ListDayState = (typeof LIST_DAY_STATES)[number];

/** A new plan that raised a goal, with the largest increase of a day's goal. */
export interface GoalRise {
  readonly on: CalendarDate;
  readonly by: Amount;
}

/** Facts from which the signals are computed. */
export interface SignalFacts {
  readonly today: CalendarDate;
  readonly programmeStart: CalendarDate;
  readonly registrationsStart: CalendarDate;
  /** Null if the client does not share the days, or the programme has none. */
  readonly days: Days | null;
  readonly limits: PraiseLimits | null;
  readonly rises: readonly GoalRise[];
  readonly stopDate: CalendarDate | null;
  readonly pairedOn: CalendarDate;
  /** True if this nurse has opened the client. */
  readonly isSeen: boolean;
  /** Numbers of a rising line; null if there is none. */
  readonly rise?: TrendNumbers | null;
}

const SILENT_DAYS = 4;
const ABOVE_DAYS = 3;
const STOP_DATE_DAYS = 3;
const FINISHED_DAYS = 14;
/** Maximum number of days of silence for a finished client, so that finished clients do not hide those in need. */
const SILENT_AFTER_END = 28;

const isWithin = (count: number, min: number, max: number): number | null =>
  count >= min && count <= max ? count : null;

const getHighest = (numbers: readonly number[]): number | null => (numbers.length > 0 ? Math.max(...numbers) : null);

/** Returns the last seven complete days and today, if they could be registered. */
const listRecentDays = ({ today, registrationsStart }: SignalFacts): readonly CalendarDate[] =>
  listDatesBetween(addDays(today, -DAYS_IN_WEEK), today).filter((date) => date >= registrationsStart);

/** Returns the number of consecutive days without an amount, up to yesterday. */
function countSilentDays({ today, programmeStart, registrationsStart }: SignalFacts, days: Days): number | null {
  const filledDays = (Object.keys(days) as CalendarDate[]).filter((date) => date <= today && days[date]?.total != null);
  const last = filledDays.sort().at(-1) ?? null;
  const open = countDaysBetween(last ?? addDays(registrationsStart, -1), today) - 1;
  if (getProgrammeDay(programmeStart, today) <= PROGRAMME_DAYS)
    return isWithin(open, SILENT_DAYS, Number.POSITIVE_INFINITY);
  const goesOn = last !== null && countDaysBetween(programmeStart, last) >= PROGRAMME_DAYS;
  return goesOn ? isWithin(open, SILENT_DAYS, SILENT_AFTER_END) : null;
}

function getCount(kind: SignalKind, facts: SignalFacts): number | null {
  const { today, days, limits } = facts;
  switch (kind) {
    case 'paired':
      // After midnight the client's current day may be the one before the pairing.
      return facts.isSeen ? null : isWithin(Math.max(countDaysBetween(facts.pairedOn, today), 0), 0, DAYS_IN_WEEK);
    case 'finished':
      return isWithin(countDaysBetween(facts.programmeStart, today) + 1 - PROGRAMME_DAYS, 1, FINISHED_DAYS);
  }
  if (days === null) return null;
  const recent = listRecentDays(facts);
  switch (kind) {
    case 'high-day':
      return getHighest(
        recent.flatMap((date) =>
          days[date] && limits && isHighDay(days[date], limits) ? (days[date].total ?? []) : [],
        ),
      );
    case 'silent':
      return countSilentDays(facts, days);
    case 'above': {
      const above = recent.filter((date) => {
        const { total = null, goal = null } = days[date] ?? {};
        return date < today && total !== null && goal !== null && total > goal;
      });
      return isWithin(above.length, ABOVE_DAYS, DAYS_IN_WEEK);
    }
    case 'rising':
      return facts.rise?.total ?? null;
    case 'raised':
      return getHighest(facts.rises.filter(({ on }) => recent.includes(on)).map(({ by }) => by));
    case 'stop-date':
      return facts.stopDate === null ? null : isWithin(countDaysBetween(today, facts.stopDate), 0, STOP_DATE_DAYS);
  }
}

/** Returns every signal of a client, most severe first. */
export function listClientSignals(facts: SignalFacts): readonly ClientSignal[] {
  return SIGNALS.flatMap((kind) => {
    const count = getCount(kind, facts);
    if (count === null) return [];
    const { rise } = facts;
    return kind === 'rising' && rise
      ? [{ kind, count, beside: { days: rise.days, usual: rise.usual } }]
      : [{ kind, count }];
  });
}

/** Returns true for signals of which the smaller number is more severe. */
const isNearerFirst = (kind: SignalKind): boolean => kind === 'stop-date';

/** Compares two clients by need: by their most severe signal, then by its number; clients without signals are last. */
export function compareByNeed(clientSignals: readonly ClientSignal[], otherSignals: readonly ClientSignal[]): number {
  const [first, second] = [clientSignals[0], otherSignals[0]];
  if (!first || !second) return Number(!first) - Number(!second);
  if (first.kind !== second.kind) return SIGNALS.indexOf(first.kind) - SIGNALS.indexOf(second.kind);
  return isNearerFirst(first.kind) ? first.count - second.count : second.count - first.count;
}
