import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { DEFAULT_DAY_START, toUserDate } from '#src/rules/calendar/user-date.ts';
import { openDialog } from '#tests/support/http.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createParticipant, type Person } from './people.ts';
import { getUrl, productPort } from './story.ts';

interface StartOptions {
  readonly language?: 'nl' | 'en';
  /** YYYY-MM-DD: the first day of the registrations, today or earlier. */
  readonly since?: string;
}

/** Sends a call as the logged-in user. */
export async function call(page: Page, label: string, method: string, path: string, body?: unknown): Promise<string> {
  const cookies = await page.context().cookies(getUrl(label, '/'));
  const token: string = method === 'GET' ? '' : await call(page, label, 'GET', '/rest/session/token');
  const answer = await openDialog({
    port: productPort(),
    host: `${label}.localhost:${productPort()}`,
    path: `/api/nl${path}?_format=json`,
    method,
    headers: {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      'content-type': 'application/json',
      'x-csrf-token': token,
      'idempotency-key': randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`);
  return answer.text;
}

/** Returns the user's day on which a story runs: at night the day before; the database has the calendar date. */
export const getUserToday = () => toUserDate(new Date(), DEFAULT_DAY_START);

/** Sets the start of a user's programme to a number of days ago. */
export const beginProgramme = (
  running: Parameters<typeof withContentSystem>[0],
  uid: number,
  daysAgo: number,
): Promise<unknown> =>
  withContentSystem(running, ({ database }) =>
    database.pool.query('update users set program_start = $1 where uid = $2', [addDays(getUserToday(), -daysAgo), uid]),
  );

/** Creates a user with past days, logged in on this page. */
export async function createStarter(
  page: Page,
  label: string,
  { language = 'nl', since }: StartOptions = {},
): Promise<Person> {
  const person = await createParticipant(page.context(), label, { language });
  if (since)
    await call(page, label, 'PATCH', `/user/${person.uid}`, { field_registrations_start_date: [{ value: since }] });
  return person;
}

/** Registers an amount on a day, with the call that the form makes. */
export function registerDay(page: Page, label: string, date: string, amount: string): Promise<string> {
  return call(page, label, 'POST', '/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: date,
    amount,
  });
}

const WEEK = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

interface SentPlan {
  readonly usage: string;
  readonly goal: string;
  readonly pace: 'immediate' | 'gradual';
}

/** Creates a plan to reduce that applies immediately, with one usage and one goal for every day. */
export function makePlan(page: Page, label: string, usage: string, goal: string): Promise<string> {
  return sendPlan(page, label, { usage, goal, pace: 'immediate' });
}

/** Creates a plan to reduce, with one usage and one goal for every day, with the call that the wizard makes. */
export function sendPlan(page: Page, label: string, { usage, goal, pace }: SentPlan): Promise<string> {
  return call(page, label, 'POST', '/webform_rest/submit', {
    webform_id: 'goal',
    ...Object.fromEntries(WEEK.map((day) => [day, usage])),
    ...Object.fromEntries(WEEK.map((day) => [`goal_${day}`, goal])),
    stopOrReduce: 'reduce',
    immediate_or_gradual: pace,
  });
}
