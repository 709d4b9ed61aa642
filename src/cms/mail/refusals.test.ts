import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { addBuddy, readBuddies } from '#src/contract/buddies.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { users, weekLinks } from '../db/schema/index.ts';
import { sendNotification } from '../modules/notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../modules/notifications/page-paths.ts';
import { isUndeliverable } from './refusals.ts';

const RETRY_OPTIONS = { timeout: 60_000, interval: 100 };

/** Addresses with a server that refuses our mails, and the number of attempts at each. */
const deletedIds = new Set<string>();
const blocked = new Set<string>();
const attempts = new Map<string, number>();
let system: TestSystem;
beforeAll(async () => {
  const refuseMail = (to: string) => {
    attempts.set(to, (attempts.get(to) ?? 0) + 1);
    if (blocked.has(to)) return Object.assign(new Error('5.7.1 your server is blocked'), { responseCode: 550 });
    return deletedIds.has(to) ? Object.assign(new Error('5.1.1 no such mailbox'), { responseCode: 550 }) : null;
  };
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true, refuseMail });
});
afterAll(() => system.close());

type Me = Awaited<ReturnType<typeof participant>>;

async function confirmed(): Promise<Me> {
  const me = await participant(system);
  const columns = { validatedAt: system.clock.now(), notifications: ['daily_mail'] };
  await system.database.db.update(users).set(columns).where(eq(users.uid, me.uid));
  return me;
}

const ownUser = async ({ client }: Me) => expectSuccess(await client.call(currentUser));

/** Waits until every mail to the user was attempted. */
async function allTried({ uid }: Me): Promise<void> {
  const query = "select 1 from pgboss.job where name = 'mail' and state <> 'completed' and data->>'owner' = $1";
  await vi.waitFor(async () => {
    expect((await system.database.pool.query(query, [String(uid)])).rows).toEqual([]);
  }, RETRY_OPTIONS);
}

/** Sends the morning mail, and waits until it was attempted. */
async function mailMorning(me: Me): Promise<void> {
  const [user] = await system.database.db.select().from(users).where(eq(users.uid, me.uid));
  if (!user) throw new Error('There is no such user.');
  const event = { setting: 'daily_mail', mail: 'daily', path: MAIL_PAGE_PATHS.login, cause: randomUUID() } as const;
  await system.system.jobs.transact((tx) => sendNotification(system.system, tx, user, event));
  await allTried(me);
}

describe('an address that refuses our mails', () => {
  it('gets no series any more after three in a row, which its owner sees until one arrives', async () => {
    const me = await confirmed();
    await allTried(me);
    const attemptsBefore = attempts.get(me.mail) ?? 0;
    deletedIds.add(me.mail);
    for (let day = 0; day < 2; day += 1) await mailMorning(me);
    expect((await ownUser(me)).isMailRefused).toBe(false);
    for (let day = 0; day < 3; day += 1) await mailMorning(me);
    expect((attempts.get(me.mail) ?? 0) - attemptsBefore).toBe(3);
    expect((await ownUser(me)).isMailRefused).toBe(true);
  });

  it('that takes one in between is none', async () => {
    const me = await confirmed();
    await allTried(me);
    deletedIds.add(me.mail);
    for (let day = 0; day < 2; day += 1) await mailMorning(me);
    deletedIds.delete(me.mail);
    await mailMorning(me);
    deletedIds.add(me.mail);
    for (let day = 0; day < 2; day += 1) await mailMorning(me);
    expect((await ownUser(me)).isMailRefused).toBe(false);
  });

  it('is not counted as refusing where the server refuses the sender', async () => {
    const me = await confirmed();
    await allTried(me);
    blocked.add(me.mail);
    for (let day = 0; day < 4; day += 1) await mailMorning(me);
    expect((await ownUser(me)).isMailRefused).toBe(false);
  });

  it('of a buddy is shown to who invited them, and not counted as their own', async () => {
    const me = await confirmed();
    const email = `${randomUUID()}@example.nl`;
    deletedIds.add(email);
    expectSuccess(await me.client.call(addBuddy, { body: { name: 'Robin', email }, key: randomUUID() }));
    await allTried(me);
    const user = await ownUser(me);
    expect([user.isMailRefused, readBuddies(user.fields)]).toMatchObject([false, [{ email, isUnreachable: true }]]);
  });
});

describe('a mail that waits while its series ends', () => {
  const query = (text: string, me: Me) => system.database.pool.query(text, [me.uid]);

  it('is not sent to a participant who switched it off', async () => {
    const me = await confirmed();
    const series = { kind: 'setting', uid: me.uid, setting: 'daily_mail' } as const;
    const mail = { owner: me.uid, to: me.mail, mail: 'daily', unsubscribe: series } as const;
    expect(await isUndeliverable(system.database.db, mail)).toBe(false);
    await query("update users set notifications = '{}' where uid = $1", me);
    expect(await isUndeliverable(system.database.db, mail)).toBe(true);
  });

  it('is sent as the last of the week, which pauses its series, until its link has ended', async () => {
    const me = await confirmed();
    const series = { kind: 'setting', uid: me.uid, setting: 'week_mail' } as const;
    const mail = { owner: me.uid, to: me.mail, mail: 'last-week', unsubscribe: series } as const;
    const ends = new Date(system.clock.now().getTime() + 86_400_000);
    const link = {
      uid: me.uid,
      monday: '2026-11-16',
      digest: Buffer.from(randomUUID()),
      language: 'nl',
      endsAt: ends,
    } as const;
    await system.database.db.insert(weekLinks).values({ ...link, mailedAt: system.clock.now() });
    expect(await isUndeliverable(system.database.db, mail)).toBe(false);
    await query('update week_links set ended_at = now() where uid = $1', me);
    expect(await isUndeliverable(system.database.db, mail)).toBe(true);
  });

  it('is not sent to a buddy who was removed, except the farewell', async () => {
    const me = await confirmed();
    const email = `${randomUUID()}@example.nl`;
    expectSuccess(await me.client.call(addBuddy, { body: { name: 'Robin', email }, key: randomUUID() }));
    const { rows } = await query("update buddies set state = 'accepted' where uid = $1 returning id", me);
    const isDropped = (mail: 'buddy-progress' | 'buddy-ended') =>
      isUndeliverable(system.database.db, {
        owner: me.uid,
        to: email,
        mail,
        unsubscribe: { kind: 'buddy', uid: me.uid, id: rows[0]?.id },
      });
    expect(await isDropped('buddy-progress')).toBe(false);
    await query('delete from buddies where uid = $1', me);
    expect([await isDropped('buddy-progress'), await isDropped('buddy-ended')]).toEqual([true, false]);
  });
});
