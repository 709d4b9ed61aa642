import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { BROWSERS, type Device, SYSTEMS } from '#src/rules/device/device-of-agent.ts';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { list, record, wholeNumber } from './wire.ts';

/** How many sessions are told at most; the rest is counted. */
export const MOST_SESSIONS = 20;

/** One place where the person is logged in. No address of a machine is kept, and no time of day. */
export interface OwnSession extends Device {
  readonly id: number;
  readonly since: CalendarDate;
  readonly lastSeen: CalendarDate;
  /** The one that asks. */
  readonly isThis: boolean;
}

export interface OwnSessions {
  /** This one first, then the last seen. */
  readonly sessions: readonly OwnSession[];
  /** How many there are, also those that are not in the list. */
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

/** Where the person is logged in. */
export const listSessions = defineOperation({
  name: 'list-sessions',
  method: 'GET',
  route: '/sessions',
  access: 'logged-in',
  path: (_input: object) => '/sessions',
  read: ({ body }): OwnSessions => {
    const { sessions, count } = record(body, 'sessions');
    const all = list(sessions, 'sessions').map(readSession);
    return { sessions: all, count: wholeNumber(count) ?? all.length };
  },
  errors: { 403: 'not logged in, or before the second factor' },
});
