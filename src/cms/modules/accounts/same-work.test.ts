import { createHook } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { expectFailure, expectSuccess, PASSWORD, PRACTICE } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { recordQueries } from '#tests/support/record-queries.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';

const WRONG_PASSWORD = 'iets anders 1';

// No worker runs here, so that every query belongs to the call.
let system: TestSystem;
let passwordHash: string;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  passwordHash = await runInPasswordSlot(() => hashPassword(PASSWORD));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

const createAddress = () => `${randomUUID()}@example.nl`;
const validated = (domain: DomainKey = 'alcohol') =>
  createAccount(system.system, { role: 'client', domain, passwordHash });

async function registering(mail: string, password: string, domain: DomainKey = 'alcohol') {
  await system.database.pool.query('delete from limits');
  const { client } = createBrowser(system.app, { domain });
  const kind =
    domain === 'guided' ? { nurse: { ...PRACTICE, wantsWelcomePackage: false } } : { name: 'Sam', isConsenting: true };
  return expectSuccess(
    await client.call(register, { body: { mail, password, language: 'nl', ...kind }, key: randomUUID() }),
  );
}

/** Returns the number of passwords that are hashed during the work. */
async function getHashes(work: () => Promise<unknown>): Promise<number> {
  let count = 0;
  const hook = createHook({
    init(_, type) {
      if (type === 'ARGON2REQUEST') count += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return count;
}

const mailsUnderWay = async () =>
  (await system.database.pool.query("select from pgboss.job where name = 'mail'")).rows.length;

it.each(['alcohol', 'guided'] as const)(
  'registering does the same whether the address has an account, in %s',
  async (domain) => {
    const readWork = async (mail: string) => {
      const mailsBefore = await mailsUnderWay();
      let hashes = 0;
      const queries = await recordQueries(async () => {
        hashes = await getHashes(() => registering(mail, PASSWORD, domain));
      });
      return { hashes, asked: queries.map(({ text }) => text), mails: (await mailsUnderWay()) - mailsBefore };
    };
    const owner = await validated(domain);
    await registering(createAddress(), PASSWORD, domain);
    const free = await readWork(createAddress());
    expect(free).toMatchObject({ hashes: 1, mails: 1 });
    expect(await readWork(owner.mail)).toEqual(free);
  },
);

it('a registering that the server was too busy for does not count as a try', async () => {
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const mail = createAddress();
  const tryOnce = () => {
    const body = { mail, password: PASSWORD, language: 'nl', name: 'Sam', isConsenting: true };
    return createBrowser(system.app).client.call(register, { body, key: randomUUID() });
  };
  const flood = Array.from({ length: 60 }, () => runInPasswordSlot(() => gate).catch(() => undefined));
  for (let time = 0; time < 3; time += 1) expect(expectFailure(await tryOnce())).toBe(503);
  open();
  await Promise.all(flood);
  // A registration beyond the three per address gets the same response, and creates no account.
  for (let time = 0; time < 4; time += 1) expect((await tryOnce()).ok).toBe(true);
  const { rows } = await system.database.pool.query('select 1 from users where mail = $1', [mail]);
  expect(rows).toHaveLength(3);
});

it('logging in costs four checks, but for the right password of the validated account, which costs one', async () => {
  const [owner, crowded] = [await validated(), createAddress()];
  for (const number of [1, 2, 3]) await registering(crowded, `${PASSWORD} ${number}`);
  const readCost = (mail: string, password: string) =>
    getHashes(() => createBrowser(system.app).client.call(login, { body: { mail, password } }));
  expect(await readCost(createAddress(), WRONG_PASSWORD)).toBe(4);
  expect(await readCost(owner.mail, WRONG_PASSWORD)).toBe(4);
  expect(await readCost(crowded, WRONG_PASSWORD)).toBe(4);
  expect(await readCost(crowded, `${PASSWORD} 1`)).toBe(4);
  expect(await readCost(crowded, `${PASSWORD} 3`)).toBe(4);
  expect(await readCost(owner.mail, PASSWORD)).toBe(1);
});

it('logging in again on the own device costs one check, and a wrong password there as much as anywhere', async () => {
  const crowded = createAddress();
  for (const number of [1, 2, 3]) await registering(crowded, `${PASSWORD} ${number}`);
  const { client } = createBrowser(system.app);
  const tryWith = (password: string) => client.call(login, { body: { mail: crowded, password } });
  const readCost = (password: string) => getHashes(() => tryWith(password));
  expect(await readCost(`${PASSWORD} 2`)).toBe(4);
  expect(await readCost(`${PASSWORD} 2`)).toBe(1);
  expect(await readCost(WRONG_PASSWORD)).toBe(4);
  expect(await readCost(`${PASSWORD} 3`)).toBe(4);
});
