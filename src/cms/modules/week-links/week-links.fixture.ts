import { afterAll, beforeAll, inject } from 'vitest';
import { decryptText } from '#src/cms/db/encryption/seal.ts';
import type { Envelope } from '#src/cms/mail/send-mail.ts';
import { parseWeekToken, saveWeekLink } from '#src/contract/week-links.ts';
import { addDays, toCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { sendWeekMails } from '../reminders/week-mails.ts';

type LinkedUserOptions = Parameters<typeof participant>[1] & { readonly start?: string; readonly dayStartsAt?: number };

/** Creates a user who switched the weekly mail on, with days from a start. */
export async function createWeekReader(
  system: TestSystem,
  { start = '2026-10-01', dayStartsAt = 5, ...person }: LinkedUserOptions = {},
) {
  const me = await participant(system, person);
  const now = system.clock.now();
  await system.database.pool.query(
    `update users set notifications = '{week_mail}', validated_at = $1, registrations_start = $2, program_start = $2,
      day_starts_at = $3 where uid = $4`,
    [now, start, dayStartsAt, me.uid],
  );
  await system.database.pool.query("insert into week_consents values ($1, '2026-11', $2)", [me.uid, now]);
  return me;
}

/** Advances the clock to an instant. */
export function advanceClock({ clock }: TestSystem, instant: string): void {
  clock.pass(new Date(instant).getTime() - clock.now().getTime());
}

/** Returns unsent weekly mails of a participant, each with its name and token, oldest first. */
export async function findWeekMails({ database, system }: TestSystem, uid: number) {
  const { rows } = await database.pool.query<{ id: string; data: { sealed: string } }>(
    "select id, data from pgboss.job where name = 'mail' and data->>'owner' = $1 order by created_on, id",
    [String(uid)],
  );
  return rows.flatMap(({ id, data }) => {
    const location = { table: 'mail', row: id, owner: uid };
    const { mail, target }: Envelope = JSON.parse(decryptText(system.keys, location, data.sealed));
    const token = parseWeekToken(target.path);
    return token ? [{ mail, token }] : [];
  });
}

/** Sends the weekly mails and returns the token of a participant's newest one. */
export async function sendWeek(system: TestSystem, uid: number): Promise<string> {
  await sendWeekMails(system.system);
  const token = (await findWeekMails(system, uid)).at(-1)?.token;
  if (!token) throw new Error('No weekly mail was sent.');
  return token;
}

export const MONDAY = toCalendarDate('2026-11-16');
export const WEEK = Array.from({ length: 7 }, (_, day) => addDays(MONDAY, day));

/** The content system of the tests of a file. */
export let system: TestSystem;

/** Starts a content system for the tests of a file, on the Monday after a week. */
export function withWeeks(): void {
  beforeAll(async () => {
    system = await makeTestSystem(inject('databaseUrl'));
    advanceClock(system, '2026-11-23T06:00:00Z');
  });
  afterAll(() => system.close());
}

/** Returns a visitor without a login, on the bare host. */
export const createStranger = (language: 'nl' | 'en' = 'nl') =>
  createBrowser(system.app, { host: 'localhost', language }).client;
export const listAll = (...amounts: readonly string[]) =>
  Object.fromEntries(WEEK.map((date, day) => [date, amounts[day] ?? '']));
export const save = (token: string, days: Readonly<Record<string, string>>, none: readonly string[] = []) =>
  createStranger().call(saveWeekLink, { params: { token }, body: { days, none } });

export async function linked(person: Parameters<typeof createWeekReader>[1] = {}) {
  const me = await createWeekReader(system, person);
  return { ...me, token: await sendWeek(system, me.uid) };
}

export const fourWeeks = async (uid: number, amounts: readonly string[]) => {
  for (let index = 1; index <= 28; index += 1) {
    await fillDay(system, uid, addDays(MONDAY, -index), amounts[(7 * 4 - index) % 7] ?? '0');
  }
};
