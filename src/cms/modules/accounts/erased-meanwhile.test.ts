import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { participant } from '#tests/support/accounts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { encryptText } from '../../db/encryption/seal.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import { lockUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { createPasswordRequestHandler } from '../../scheduled/request-password.ts';
import { runDuringChange } from './meanwhile.fixture.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const erase = async (tx: Transaction, uid: number) => deleteUserRows(system.system, tx, (await lockUser(tx, uid)).uid);

/** Returns the number of links and jobs about a user. */
async function getTraces(uid: number): Promise<number> {
  const { rows } = await system.database.pool.query(
    `select uid::text from account_links where uid = $1 union all
     select id::text from pgboss.job where data->>'owner' = $1::text or data->>'uid' = $1::text`,
    [uid],
  );
  return rows.length;
}

it('a password that was asked for while the account goes leaves no link and no mail', async () => {
  const me = await participant(system);
  const id = randomUUID();
  const text = encryptText(system.system.keys, { table: 'ask-password', row: id, owner: 0 }, me.mail);
  const request = () =>
    createPasswordRequestHandler(system.system)({ domain: 'alcohol', language: 'nl', sealed: text }, { id });
  await runDuringChange(system, (tx) => erase(tx, me.uid), request);
  expect(await getTraces(me.uid)).toBe(0);
});

it('no device of somebody who was erased is rung any more', async () => {
  const me = await participant(system);
  const { jobs } = system.system;
  await jobs.transact((tx) => jobs.send(tx, 'push', { uid: me.uid, language: 'nl' }, `push ${me.uid}`));
  expect(await getTraces(me.uid)).toBeGreaterThan(0);
  await jobs.transact((tx) => erase(tx, me.uid));
  expect(await getTraces(me.uid)).toBe(0);
});
