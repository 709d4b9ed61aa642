import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { currentUser } from '#src/contract/own-user.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { findUserByUid, type User } from '../identity/find-user.ts';
import { createInactivityHandler, getInactivityLimit } from './inactivity.ts';

const DAY = 86_400_000;
let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());
beforeEach(() => system.database.pool.query('delete from users'));

const run = () => createInactivityHandler(system.system)({}, { id: 'x' });

/** Creates a user who was last active this number of days before the end of the 24 months. */
function getLastSeen(daysBefore: number, overrides: Partial<User> = {}) {
  const activeAt = new Date(getInactivityLimit(system.clock.now()).getTime() + daysBefore * DAY);
  return createAccount(system.system, { role: 'client', domain: 'alcohol', activeAt, ...overrides });
}

const hasAccount = async ({ uid }: Pick<User, 'uid'>) => (await findUserByUid(system.database.db, uid)) !== undefined;
const getSubjects = ({ mail }: Pick<User, 'mail'>) =>
  system.mails.filter(({ to }) => to === mail).map((mail) => mail.subject);
const getMails = (user: User, count: number) =>
  vi.waitFor(() => expect(getSubjects(user).length).toBe(count), { timeout: 60_000, interval: 50 });

const [FIRST, LAST] = ['Je account is lang niet gebruikt', 'Je account wordt over twee weken verwijderd'];

describe('who does not come back', () => {
  it('is warned 60 and 14 days before 24 months are over, once each, and erased with them', async () => {
    const user = await getLastSeen(61);
    await run();
    system.clock.pass(2 * DAY);
    await Promise.all([run(), run()]);
    await run();
    await getMails(user, 1);
    system.clock.pass(40 * DAY);
    await run();
    expect(getSubjects(user)).toEqual([FIRST]);
    system.clock.pass(6 * DAY);
    await Promise.all([run(), run()]);
    await getMails(user, 2);
    system.clock.pass(13 * DAY);
    await run();
    expect(await hasAccount(user)).toBe(true);
    system.clock.pass(2 * DAY);
    await run();
    expect([await hasAccount(user), getSubjects(user)]).toEqual([false, [FIRST, LAST]]);
    const { rows } = await system.database.pool.query('select from inactivity_warnings where uid = $1', [user.uid]);
    expect(rows.length).toBe(0);
  });

  it('gets both warnings, weeks apart, also where nobody looked for years', async () => {
    const user = await getLastSeen(-300);
    for (let day = 0; day < 29; day += 7) {
      await run();
      system.clock.pass(7 * DAY);
    }
    await getMails(user, 1);
    await run();
    await getMails(user, 2);
    expect(await hasAccount(user)).toBe(true);
    system.clock.pass(15 * DAY);
    await run();
    expect(await hasAccount(user)).toBe(false);
  });

  it('is asked in their own language', async () => {
    const user = await getLastSeen(30, { language: 'en' });
    await run();
    await getMails(user, 1);
    expect(getSubjects(user)).toEqual(['Your account has not been used for a long time']);
  });
});

describe('who is let be, or goes without a word', () => {
  it('is whoever came back after a warning: the months and the warnings begin anew', async () => {
    const user = await getLastSeen(10);
    await run();
    await getMails(user, 1);
    await system.database.pool.query('update users set active_at = $1 where uid = $2', [system.clock.now(), user.uid]);
    system.clock.pass(90 * DAY);
    await run();
    expect([await hasAccount(user), getSubjects(user).length]).toEqual([true, 1]);
    system.clock.pass(600 * DAY);
    await run();
    await getMails(user, 2);
    expect(getSubjects(user)).toEqual([FIRST, FIRST]);
  });

  it('is staff, and everybody who was there within the last 22 months', async () => {
    const staff = await getLastSeen(-900, { role: 'editor', domain: null });
    const snapshot = await getLastSeen(70);
    await run();
    expect([await hasAccount(staff), await hasAccount(snapshot)]).toEqual([true, true]);
    expect([...getSubjects(staff), ...getSubjects(snapshot)]).toEqual([]);
  });

  it('is whoever no mail may reach: erased after 24 months, not before', async () => {
    const [placeholder, unvalidated] = [
      await getLastSeen(1, { mail: 'x@anoniem.invalid', role: 'sso_client' }),
      await getLastSeen(1, { validatedAt: null }),
    ];
    await run();
    expect([await hasAccount(placeholder), await hasAccount(unvalidated)]).toEqual([true, true]);
    system.clock.pass(2 * DAY);
    await run();
    expect([await hasAccount(placeholder), await hasAccount(unvalidated)]).toEqual([false, false]);
    expect([...getSubjects(placeholder), ...getSubjects(unvalidated)]).toEqual([]);
  });

  it('is not a nurse whose clients still think she is there: each gets a message', async () => {
    const nurse = await getLastSeen(-1, { role: 'poh', domain: 'guided', validatedAt: null });
    const client = await getLastSeen(700);
    const { pool } = system.database;
    await pool.query('insert into pairings (uid, nurse_uid, since) values ($1, $2, now())', [client.uid, nurse.uid]);
    await run();
    expect(await hasAccount(nurse)).toBe(false);
    const { rows } = await pool.query('select template from messages where uid = $1', [client.uid]);
    expect(rows).toEqual([{ template: 'nurse-ended' }]);
  });
});

it('a start of the product is a sign of life', async () => {
  const person = await participant(system);
  system.clock.pass(20 * DAY);
  expectSuccess(await person.client.call(currentUser));
  const user = await findUserByUid(system.database.db, person.uid);
  expect(user?.activeAt).toEqual(system.clock.now());
});
