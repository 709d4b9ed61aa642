import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createCleanUpHandler } from '#src/cms/scheduled/clean-up.ts';
import { deleteAccount, savePushToken } from '#src/contract/account.ts';
import { getClients } from '#src/contract/clients.ts';
import { myData } from '#src/contract/my-data.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { confirmSession, endOtherSessions, endSession, listSessions, login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser, type TestBrowser } from '#tests/support/create-browser.ts';
import { createStaffAccount } from '#tests/support/staff-account.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Mobile Safari/537.36';

const getToday = () => system.clock.now().toISOString().slice(0, 10);
const getSessions = async ({ client }: Pick<TestBrowser, 'client'>) => expectSuccess(await client.call(listSessions));

/** Logs in over HTTP with a given user agent; the browser sends its cookies in later calls. */
async function logInWith(browser: TestBrowser, mail: string, agent = PHONE): Promise<void> {
  const answer = await browser.fetch(`http://${browser.host}/api/nl/user/login?_format=json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify({ name: mail, pass: PASSWORD }),
  });
  expect(answer.status).toBe(200);
}

describe('where somebody is logged in', () => {
  it('is told with the device, the days and which one asks, and with no address of a machine', async () => {
    const me = await participant(system);
    const phone = createBrowser(system.app);
    await logInWith(phone, me.mail);
    const { sessions, count } = await getSessions(phone);
    expect(count).toBe(2);
    expect(sessions).toEqual([
      {
        id: expect.any(Number),
        browser: 'chrome',
        system: 'android',
        since: getToday(),
        lastSeen: getToday(),
        isThis: true,
      },
      { id: expect.any(Number), browser: null, system: null, since: getToday(), lastSeen: getToday(), isThis: false },
    ]);
    const { rows } = await system.database.pool.query('select sessions::text as row from sessions where uid = $1', [
      me.uid,
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2\.|Mozilla/);
  });

  it('tells the last day of use, to the day', async () => {
    const me = await participant(system);
    const since = getToday();
    system.clock.pass(3 * DAY);
    expectSuccess(await me.client.call(currentUser));
    const [session] = (await getSessions(me)).sessions;
    expect(session).toMatchObject({ since, lastSeen: getToday() });
    const { rows } = await system.database.pool.query('select seen_on::text from sessions where uid = $1', [me.uid]);
    expect(rows).toEqual([{ seen_on: getToday() }]);
  });

  it('names twenty at most and counts the others', async () => {
    const me = await participant(system);
    await system.database.pool.query(
      `insert into sessions (token_hash, uid, role, domain, csrf_seed, expires_at, created_at)
       select decode(md5(concat(n, '-', $1::bigint)), 'hex'), $1::bigint, 'client', 'alcohol', '\\x00', $2::timestamptz + interval '1 day', $2::timestamptz
       from generate_series(1, 24) n`,
      [me.uid, system.clock.now()],
    );
    const { sessions, count } = await getSessions(me);
    expect([sessions.length, count, sessions[0]?.isThis]).toEqual([20, 25, true]);
  });

  it('shows no session that has ended', async () => {
    const me = await participant(system);
    await logInWith(createBrowser(system.app), me.mail);
    await system.database.pool.query('update sessions set expires_at = $2 where uid = $1 and browser is not null', [
      me.uid,
      new Date(system.clock.now().getTime() - HOUR),
    ]);
    expect((await getSessions(me)).count).toBe(1);
  });

  it('stands in the download of the own data, with the devices', async () => {
    const me = await participant(system);
    await logInWith(createBrowser(system.app), me.mail);
    const { sessions, knownDevices } = expectSuccess(await me.client.call(myData));
    expect(sessions).toContainEqual(expect.objectContaining({ browser: 'chrome', system: 'android' }));
    expect(knownDevices).toEqual([{ seenOn: getToday() }, { seenOn: getToday() }]);
  });
});

describe('a session of a participant', () => {
  const getState = async ({ client }: Pick<TestBrowser, 'client'>) => client.call(currentUser);

  it('lasts 30 days after the last use, in the browser as well', async () => {
    const me = await participant(system);
    for (const days of [20, 20, 29]) {
      system.clock.pass(days * DAY);
      expect(expectSuccess(await getState(me)).logsOutSoon).toBe(false);
    }
    system.clock.pass(DAY);
    const answer = await me.fetch(`http://${me.host}/api/nl/current-user?_format=json`);
    expect(answer.headers.get('set-cookie')).toMatch(/SESS\w+=[\w-]{43}; Max-Age=2592000/);
    system.clock.pass(31 * DAY);
    expect(expectFailure(await getState(me))).toBe(403);
  });

  it('ends 180 days after the login, and says so the day before', async () => {
    const me = await participant(system);
    const isVisible: boolean[] = [];
    for (let day = 0; day < 179; day += 1) {
      system.clock.pass(DAY);
      if (day % 20 === 0 || day > 176) isVisible.push(expectSuccess(await getState(me)).logsOutSoon);
    }
    expect(isVisible).toEqual([...Array(10).fill(false), true]);
    system.clock.pass(DAY + 1_000);
    expect(expectFailure(await getState(me))).toBe(403);
  });
});

describe('ending a session', () => {
  it('works at once, and takes along what its device told to be notified', async () => {
    const me = await participant(system);
    const phone = createBrowser(system.app);
    await logInWith(phone, me.mail);
    expectSuccess(await phone.client.call(savePushToken, { body: { pushNotificationToken: 'telefoon' } }));
    const otherSession = (await getSessions(me)).sessions.find(({ isThis }) => !isThis);
    expectSuccess(await me.client.call(endSession, { params: { id: otherSession?.id ?? 0 } }));
    expect(expectFailure(await phone.client.call(currentUser))).toBe(403);
    expect((await getSessions(me)).count).toBe(1);
    const { rows } = await system.database.pool.query('select 1 from push_tokens where uid = $1', [me.uid]);
    expect(rows).toEqual([]);
  });

  it('of somebody else, of an ended one and of none are the same', async () => {
    const [me, otherUser] = [await participant(system), await participant(system)];
    const [otherSession] = (await getSessions(otherUser)).sessions;
    for (const id of [otherSession?.id ?? 0, 987_654_321]) {
      expect(expectFailure(await me.client.call(endSession, { params: { id } }))).toBe(404);
    }
    expectSuccess(await otherUser.client.call(currentUser));
  });

  it('of oneself logs out', async () => {
    const me = await participant(system);
    const [session] = (await getSessions(me)).sessions;
    expectSuccess(await me.client.call(endSession, { params: { id: session?.id ?? 0 } }));
    expect([...me.cookies.keys()].filter((name) => name.startsWith('SESS'))).toEqual([]);
    expect(expectFailure(await me.client.call(currentUser))).toBe(403);
  });

  it('of all others leaves this one, and forgets their devices', async () => {
    const me = await participant(system);
    const phones = [createBrowser(system.app), createBrowser(system.app)];
    for (const phone of phones) await logInWith(phone, me.mail);
    expectSuccess(await me.client.call(endOtherSessions));
    expect(await getSessions(me)).toMatchObject({ count: 1, sessions: [{ isThis: true }] });
    for (const { client } of phones) expect(expectFailure(await client.call(currentUser))).toBe(403);
    const { rows } = await system.database.pool.query('select 1 from known_devices where uid = $1', [me.uid]);
    expect(rows).toHaveLength(1);
  });

  it('is for nurses and staff as well', async () => {
    for (const me of [await participant(system, { domain: 'guided' }), await createStaffAccount(system)]) {
      expect(await getSessions(me)).toMatchObject({ count: 1, sessions: [{ isThis: true }] });
      expectSuccess(await me.client.call(endOtherSessions));
      expectSuccess(await me.client.call(currentUser));
    }
  });
});

describe('deleting the account', () => {
  const AGAIN = 11 * 60_000;

  it('asks for the password where the login is longer ago than ten minutes', async () => {
    const me = await participant(system);
    system.clock.pass(AGAIN);
    expect(await me.client.call(deleteAccount)).toMatchObject({
      failure: { status: 403, detail: { confirm: 'password' } },
    });
    expect(expectFailure(await me.client.call(confirmSession, { body: { password: 'fout' } }))).toBe(422);
    expect(expectFailure(await me.client.call(deleteAccount))).toBe(403);
    expectSuccess(await me.client.call(confirmSession, { body: { password: PASSWORD } }));
    expectSuccess(await me.client.call(deleteAccount));
    const { rows } = await system.database.pool.query('select 1 from users where uid = $1', [me.uid]);
    expect(rows).toEqual([]);
  });

  it('takes the empty call of the specification right after a login', async () => {
    const me = await participant(system);
    expectSuccess(await me.client.call(deleteAccount));
  });

  it('asks again later, and in every session for itself', async () => {
    const me = await participant(system);
    const phone = createBrowser(system.app);
    await logInWith(phone, me.mail);
    system.clock.pass(AGAIN);
    expectSuccess(await me.client.call(confirmSession, { body: { password: PASSWORD } }));
    expect(expectFailure(await phone.client.call(deleteAccount))).toBe(403);
    system.clock.pass(AGAIN);
    expect(expectFailure(await me.client.call(deleteAccount))).toBe(403);
  });

  it('asks whoever has no password here for a new login', async () => {
    const me = await participant(system);
    await system.database.pool.query("update users set password_hash = null, role = 'sso_client' where uid = $1", [
      me.uid,
    ]);
    system.clock.pass(AGAIN);
    expect(await me.client.call(deleteAccount)).toMatchObject({
      failure: { status: 403, detail: { confirm: 'login' } },
    });
    expect(expectFailure(await me.client.call(confirmSession, { body: { password: PASSWORD } }))).toBe(422);
  });

  it('lets the password be guessed at ten times', async () => {
    const me = await participant(system);
    for (let time = 0; time < 10; time += 1) {
      expect(expectFailure(await me.client.call(confirmSession, { body: { password: `fout ${time}` } }))).toBe(422);
    }
    expect(expectFailure(await me.client.call(confirmSession, { body: { password: PASSWORD } }))).toBe(429);
  });
});

describe('the session of a nurse', () => {
  /** Sends a call every hour of a working day. */
  async function isWorking(hours: number, { client }: Pick<TestBrowser, 'client'>) {
    for (let hour = 0; hour < hours; hour += 1) {
      system.clock.pass(HOUR);
      expectSuccess(await client.call(currentUser));
    }
  }

  it('ends twelve hours after the login, however busy it was', async () => {
    const nurse = await participant(system, { domain: 'guided' });
    await isWorking(11, nurse);
    expectSuccess(await nurse.client.call(getClients, {}));
    system.clock.pass(HOUR);
    expect(expectFailure(await nurse.client.call(getClients, {}))).toBe(403);
  });

  it('ends after eight hours without activity', async () => {
    const nurse = await participant(system, { domain: 'guided' });
    system.clock.pass(8 * HOUR);
    expect(expectFailure(await nurse.client.call(currentUser))).toBe(403);
  });

  it('is shorter than that of staff, which lasts while it is used', async () => {
    const staff = await createStaffAccount(system);
    await isWorking(13, staff);
  });
});

describe('a login with a device', () => {
  const NEW_DEVICE = 'Er is ingelogd op een nieuw apparaat';
  const validate = (uid: number) =>
    system.database.pool.query('update users set validated_at = $2 where uid = $1', [uid, system.clock.now()]);

  /** Returns the mails to an address, after all of them were sent. */
  async function getMails(mail: string): Promise<readonly string[]> {
    const countOpenMails = async () => {
      const waits = "select 1 from pgboss.job where name = 'mail' and state in ('created', 'retry', 'active')";
      return (await system.database.pool.query(waits)).rows.length;
    };
    await expect.poll(countOpenMails).toBe(0);
    return system.mails.filter(({ to, subject }) => to === mail && subject === NEW_DEVICE).map(({ text }) => text);
  }

  it('that the account was not used with before is told by a neutral mail, once', async () => {
    const me = await participant(system);
    await validate(me.uid);
    const phone = createBrowser(system.app);
    await logInWith(phone, me.mail);
    await logInWith(phone, me.mail);
    const mails = await getMails(me.mail);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toContain('Chrome op een Android-toestel');
    expect(mails[0]).not.toMatch(/alcohol|drink|programma|192\.0\.2/i);
  });

  it('is not told at registering, at the first login, nor with a device that was used before', async () => {
    const me = await participant(system);
    await validate(me.uid);
    expectSuccess(await me.client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    expect(await getMails(me.mail)).toEqual([]);
  });

  it('is told to no address that may be somebody else’s', async () => {
    const me = await participant(system);
    await logInWith(createBrowser(system.app), me.mail);
    expect(await getMails(me.mail)).toEqual([]);
  });

  it('is told again once its session was ended from elsewhere', async () => {
    const me = await participant(system);
    await validate(me.uid);
    const phone = createBrowser(system.app);
    await logInWith(phone, me.mail);
    const otherSession = (await getSessions(me)).sessions.find(({ isThis }) => !isThis);
    expectSuccess(await me.client.call(endSession, { params: { id: otherSession?.id ?? 0 } }));
    await logInWith(phone, me.mail);
    expect(await getMails(me.mail)).toHaveLength(2);
  });

  it('keeps of it a digest that is another for each account at one computer', async () => {
    const [me, otherUser] = [await participant(system), await participant(system)];
    const shared = createBrowser(system.app);
    for (const { mail } of [me, otherUser]) await logInWith(shared, mail);
    const { rows } = await system.database.pool.query<{ digest: Buffer }>(
      'select digest from known_devices where uid in ($1, $2)',
      [me.uid, otherUser.uid],
    );
    expect(new Set(rows.map(({ digest }) => digest.toString('hex'))).size).toBe(4);
    const mark = shared.cookies.get('device') ?? '';
    expect(mark).not.toBe('');
    expect(JSON.stringify(rows)).not.toContain(mark);
  });

  it('remembers twenty devices at most, and none for longer than ninety days', async () => {
    const me = await participant(system);
    const count = async () =>
      (await system.database.pool.query('select 1 from known_devices where uid = $1', [me.uid])).rows.length;
    for (let time = 0; time < 21; time += 1) await logInWith(createBrowser(system.app), me.mail);
    expect(await count()).toBe(20);
    system.clock.pass(91 * DAY);
    await createCleanUpHandler(system.system)({}, { id: 'x' });
    expect(await count()).toBe(0);
  });
});
