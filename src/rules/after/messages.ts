import { addDays, type CalendarDate } from '../calendar/calendar-date.ts';
import { getSunday, getWeekday } from '../calendar/week.ts';
import { PROGRAMME_DAYS } from '../limits.ts';
import { getProgrammeDay } from '../programme/programme-day.ts';
import { isDateMailDue, type MarkedDate, type Occurrence } from './personal-dates.ts';

/** Messages after the six weeks; the first that applies to a day is sent. */
export type AftercareMessage = 'week' | 'support' | 'date' | 'away' | 'check' | 'month';

export interface MessageFacts {
  readonly today: CalendarDate;
  readonly programmeStart: CalendarDate;
  /** True for a user who receives the weekly link by mail. */
  readonly isWeekMailed: boolean;
  /** True if a support week was offered today. */
  readonly isSupportNew: boolean;
  /** Marked dates that have not passed. */
  readonly dates: readonly Occurrence<MarkedDate>[];
  /** Days since the last registered day or visit, and that day; null if both are missing. */
  readonly away: { readonly days: number; readonly since: CalendarDate } | null;
  readonly check: number | null;
  readonly month: number | null;
  /** Causes of the messages sent before. */
  readonly sent: readonly string[];
}

export interface DueMessage {
  readonly kind: AftercareMessage;
  /** Identifies the subject of the message, which is sent only once. */
  readonly cause: string;
}

const AWAY_DAYS = [14, 60] as const;
const AWAY_LATEST = 7;
/** Days of absence after which no message is sent. */
export const MAX_DAYS_AWAY = AWAY_DAYS[1] + AWAY_LATEST;

function listDue(facts: MessageFacts): readonly DueMessage[] {
  const { today, isWeekMailed, isSupportNew, dates, away, check, month } = facts;
  const dueMessages: DueMessage[] = [];
  if (isWeekMailed && getWeekday(today) === 'monday') dueMessages.push({ kind: 'week', cause: `week ${today}` });
  if (isSupportNew) dueMessages.push({ kind: 'support', cause: `support ${today}` });
  const date = dates.find(isDateMailDue);
  if (date) dueMessages.push({ kind: 'date', cause: `date ${date.uuid} ${date.first}` });
  const awayDay = away && AWAY_DAYS.find((days) => away.days >= days && away.days < days + AWAY_LATEST);
  if (away && awayDay) dueMessages.push({ kind: 'away', cause: `away ${awayDay} ${away.since}` });
  const isDateLater = dates.some(({ first }) => {
    const mailedOn = addDays(first, -2);
    return mailedOn > today && mailedOn <= getSunday(today);
  });
  if (isDateLater) return dueMessages;
  if (check !== null) dueMessages.push({ kind: 'check', cause: `check ${check}` });
  if (month !== null) dueMessages.push({ kind: 'month', cause: `month ${month}` });
  return dueMessages;
}

/** Returns the message of a day after the six weeks, or null. A long absence allows only its own, or a support week. */
export function getDueMessage(facts: MessageFacts): DueMessage | null {
  if (getProgrammeDay(facts.programmeStart, facts.today) <= PROGRAMME_DAYS) return null;
  const isLongAway = (facts.away?.days ?? 0) >= AWAY_DAYS[0];
  const isTarget = ({ kind }: DueMessage) => kind === 'week' || !isLongAway || kind === 'away';
  const wasSent = ({ cause }: DueMessage) => facts.sent.includes(cause);
  return listDue(facts).find((message) => isTarget(message) && !wasSent(message)) ?? null;
}
