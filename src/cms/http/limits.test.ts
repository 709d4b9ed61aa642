import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { checkResetLink, setPassword } from '#src/contract/account-links.ts';
import { login, logout } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { findUserByUid } from '../identity/find-user.ts';
import { activateLink, createLink } from '../identity/links.ts';

const WRONG_PASSWORD = 'iets anders 1';
let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const getTimes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Stores this number of failures for an account or a network. */
const readFailedBefore = (side: string, attempts: number) =>
  system.database.pool.query('update limits set points = $2 where key like $1', [`login:${side}:%`, attempts]);

beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

describe('failed tries', () => {
  it('of one machine at one account trip the limit after ten; then each waits longer than the one before', async () => {
    const me = await participant(system);
    const { client } = createBrowser(system.app);
    const guess = (mail: string, password: string) => client.call(login, { body: { mail, password } });
    for (const _ of getTimes(10)) expect(expectFailure(await guess(me.mail, WRONG_PASSWORD))).toBe(400);
    const waits = [];
    for (const _ of getTimes(7)) {
      const refusal = await guess(me.mail.toUpperCase(), PASSWORD);
      expect(refusal).toMatchObject({ ok: false, failure: { kind: 'limited', status: 429 } });
      waits.push(refusal.ok ? 0 : Math.ceil((refusal.failure.retryAfter ?? 0) / 60));
      await system.database.pool.query("update limits set expire = 1 where key like 'login:pair-wait:%'");
      expect(expectFailure(await guess(me.mail, WRONG_PASSWORD))).toBe(400);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60]);
  });

  it('of ten strangers leave the right password working, on a device that logged in before and on a new one', async () => {
    const me = await participant(system);
    for (const _ of getTimes(10)) {
      const { client } = createBrowser(system.app);
      for (const __ of getTimes(10)) {
        expect(expectFailure(await client.call(login, { body: { mail: me.mail, password: WRONG_PASSWORD } }))).toBe(
          400,
        );
      }
      await readFailedBefore('account', 1);
    }
    const body = { mail: me.mail, password: PASSWORD };
    expectSuccess(await createBrowser(system.app).client.call(login, { body }));
    expectSuccess(await me.client.call(login, { body }));
  });

  it('from everywhere at once are a hundred in an hour, which a known device and a mailed link go by', async () => {
    const me = await participant(system);
    const guess = (client: typeof me.client, password: string) =>
      client.call(login, { body: { mail: me.mail, password } });
    await guess(createBrowser(system.app).client, WRONG_PASSWORD);
    await readFailedBefore('account', 100);
    expect(expectFailure(await guess(createBrowser(system.app).client, PASSWORD))).toBe(429);
    expectSuccess(await me.client.call(logout, {}));
    expect(expectFailure(await guess(me.client, WRONG_PASSWORD))).toBe(400);
    expectSuccess(await guess(me.client, PASSWORD));
    await readFailedBefore('account', 100);
    const user = await findUserByUid(system.database.db, me.uid);
    if (!user) throw new Error('Nobody is there.');
    const link = createLink(user, system.clock.now());
    await system.database.db.transaction((tx) => activateLink(tx, user, 'reset', link));
    const reset = createBrowser(system.app).client;
    for (const _ of getTimes(11)) {
      const wrongInput = { ...link, hash: 'A'.repeat(43) };
      await reset.call(checkResetLink, { body: wrongInput });
    }
    expectSuccess(await reset.call(setPassword, { body: { ...link, password: 'maan en 7 sterren' } }));
  });

  it('of a known device are its own, as strict, and those of an unknown cookie are a stranger’s', async () => {
    const me = await participant(system);
    const body = { mail: me.mail, password: WRONG_PASSWORD };
    for (const _ of getTimes(10)) expect(expectFailure(await me.client.call(login, { body }))).toBe(400);
    expect(expectFailure(await me.client.call(login, { body }))).toBe(429);
    expectSuccess(await createBrowser(system.app).client.call(login, { body: { ...body, password: PASSWORD } }));
    const otherUser = await participant(system);
    const thief = createBrowser(system.app);
    thief.cookies.set('device', otherUser.cookies.get('device') ?? '');
    for (const _ of getTimes(10)) expect(expectFailure(await thief.client.call(login, { body }))).toBe(400);
    thief.cookies.set('device', `v1.${'A'.repeat(120)}`);
    expect(expectFailure(await thief.client.call(login, { body }))).toBe(429);
  });

  it('at an unknown address are counted the same', async () => {
    const mail = `${randomUUID()}@example.nl`;
    const { client } = createBrowser(system.app);
    const statuses: (number | null)[] = [];
    for (const _ of getTimes(11))
      statuses.push(expectFailure(await client.call(login, { body: { mail, password: WRONG_PASSWORD } })));
    expect(statuses).toEqual([...getTimes(10).map(() => 400), 429]);
  });

  it('from one network trip its limit after 75, at however many accounts, for strangers of that network alone', async () => {
    const me = await participant(system);
    const { client } = createBrowser(system.app, { address: '198.51.100.7' });
    const getStranger = () => ({ mail: `${randomUUID()}@example.nl`, password: WRONG_PASSWORD });
    expect(expectFailure(await client.call(login, { body: getStranger() }))).toBe(400);
    await readFailedBefore('client', 74);
    expect(expectFailure(await client.call(login, { body: getStranger() }))).toBe(400);
    const body = { mail: me.mail, password: PASSWORD };
    const result = await client.call(login, { body });
    expect(expectFailure(result)).toBe(429);
    expect(result.ok ? 0 : result.failure.retryAfter).toBeLessThanOrEqual(60);
    expectSuccess(await createBrowser(system.app).client.call(login, { body }));
    const knownBrowser = createBrowser(system.app, { address: '198.51.100.7' });
    knownBrowser.cookies.set('device', me.cookies.get('device') ?? '');
    expectSuccess(await knownBrowser.client.call(login, { body }));
  });

  it('of the addresses of one IPv6 network are those of one machine', async () => {
    const mail = 'x@example.nl';
    for (const index of getTimes(10)) {
      const { client } = createBrowser(system.app, { address: `2001:db8:1:2::${index}` });
      expect(expectFailure(await client.call(login, { body: { mail, password: WRONG_PASSWORD } }))).toBe(400);
    }
    const { client } = createBrowser(system.app, { address: '2001:db8:1:2:ffff::1' });
    expect(expectFailure(await client.call(login, { body: { mail, password: WRONG_PASSWORD } }))).toBe(429);
  });

  it('are forgotten at the account after the right password', async () => {
    const me = await participant(system);
    const { client } = createBrowser(system.app);
    for (const _ of getTimes(3)) {
      for (const __ of getTimes(6)) {
        expect(expectFailure(await client.call(login, { body: { mail: me.mail, password: WRONG_PASSWORD } }))).toBe(
          400,
        );
      }
      expectSuccess(await client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    }
  });

  it('made at the same moment get no more answers than the limit and the few that are worked on at once', async () => {
    const me = await participant(system);
    const { client } = createBrowser(system.app);
    const statuses = await Promise.all(
      getTimes(50).map(async () => {
        return expectFailure(await client.call(login, { body: { mail: me.mail, password: WRONG_PASSWORD } }));
      }),
    );
    expect(statuses.filter((status) => status === 400).length).toBe(10);
    expect(statuses.filter((status) => status === 429).length).toBe(40);
  });

  it('at the current password or a link trip it too', async () => {
    const me = await participant(system);
    const snapshot = { password: [] as unknown[], link: [] as unknown[] };
    const { client } = createBrowser(system.app);
    for (const index of getTimes(11)) {
      const body = { newPassword: 'maan en 7 sterren', currentPassword: `${WRONG_PASSWORD}${index}` };
      snapshot.password.push(expectFailure(await me.client.call(updateUser, { params: { uid: me.uid }, body })));
      const link = { uid: String(me.uid), timestamp: '1795219819', hash: 'A'.repeat(43) };
      snapshot.link.push(expectFailure(await client.call(checkResetLink, { body: link })));
    }
    expect(snapshot.password).toEqual([...getTimes(10).map(() => 422), 429]);
    expect(snapshot.link).toEqual([...getTimes(10).map(() => 400), 429]);
    // The right password is refused unread too.
    const body = { newPassword: 'maan en 7 sterren', currentPassword: PASSWORD };
    expect(expectFailure(await me.client.call(updateUser, { params: { uid: me.uid }, body }))).toBe(429);
  });
});

it('keeps neither addresses of people nor of machines', async () => {
  const { client } = createBrowser(system.app);
  for (const _ of getTimes(10)) await client.call(login, { body: { mail: 'y@example.nl', password: WRONG_PASSWORD } });
  const { rows } = await system.database.pool.query<{ key: string }>('select key from limits');
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows) expect(key).toMatch(/^[a-z-]+:(account|client|pair)(-wait)?:[\w-]{43}$/);
});
