import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { BROWSERS, type Device, SYSTEMS } from '#src/rules/device/device-of-agent.ts';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { list, record, wholeNumber } from './wire.ts';

/** Largest number of listed sessions; the others are only counted. */
export const MOST_SESSIONS = 20;

/** A session of the user. Neither an IP address nor a time of day is stored. */
export interface OwnSession extends Device {
  readonly id: number;
  readonly since: CalendarDate;
  readonly lastSeen: CalendarDate;
  /** The caller's session. */
  readonly isThis: boolean;
}

export interface OwnSessions {
  /** This one first, then by last use. */
  readonly sessions: readonly OwnSession[];
  /** Total number of sessions, including those not listed. */
  readonly count: number;
}

function readDay(value: unknown): CalendarDate {
  if (typeof value !== 'string' || !isCalendarDate(value)) throw new UnreadableAnswer('malformed', 'no day');
  return value;
}

function readSession(item: unknown): OwnSession {
  const { id: sent, browser, system, since, last_seen: lastSeen, this: isThis } = record(item, 'session');
  const id = wholeNumber(sent);
  if (id === null) throw new UnreadableAnswer('malformed', 'no session');
  return {
    id,
    browser: BROWSERS.find((name) => name === browser) ?? null,
    system: SYSTEMS.find((name) => name === system) ?? null,
    since: readDay(since),
    lastSeen: readDay(lastSeen),
    isThis: isThis === true,
  };
}

/** Lists the user's sessions. */
export const listSessions = defineOperation({
  name: 'list-sessions',
  method: 'GET',
  route: '/sessions',
  access: 'logged-in',
  read: ({ body }): OwnSessions => {
    const { sessions, count } = record(body, 'sessions');
    const all = list(sessions, 'sessions').map(readSession);
    return { sessions: all, count: wholeNumber(count) ?? all.length };
  },
  errors: { 403: 'not logged in, or before the second factor' },
});
