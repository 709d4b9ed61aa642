import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { makeTestDatabase } from '#tests/support/test-database.ts';
import type { Database } from '../database.ts';
import { confirmKeys, UnusableKeysError } from './confirm-keys.ts';
import { createKeyring, parseKeys } from './keyring.ts';
import { encryptText } from './seal.ts';

const getKeyText = (version: number, fill = version) => `${version}:${Buffer.alloc(32, fill).toString('base64')}`;
const getKeyring = (...texts: string[]) => createKeyring(() => parseKeys(texts.join(',')));

let database: Database;
beforeEach(async () => {
  database = await makeTestDatabase(inject('databaseUrl'));
});
afterEach(() => database.close());

const writeToken = (ciphertext: string) =>
  database.pool.query(`insert into first_answers (id, uid, answer, created_at) values ('een', 1, $1, now())`, [
    ciphertext,
  ]);

test('the same keys are good for every process, a newer one may come, and fingerprints say nothing about a key', async () => {
  await Promise.all([1, 2, 3].map(() => confirmKeys(database.pool, getKeyring(getKeyText(1)))));
  await confirmKeys(database.pool, getKeyring(getKeyText(2), getKeyText(1)));
  const { rows } = await database.pool.query("select value from installation where key = 'key_fingerprints'");
  expect(Object.keys(rows[0].value)).toEqual(['1', '2']);
  expect(JSON.stringify(rows)).not.toContain(getKeyText(1).slice(2, 20));
});

test('a machine that made its own key is refused before it writes anything', async () => {
  await confirmKeys(database.pool, getKeyring(getKeyText(1)));
  const otherCheck = confirmKeys(database.pool, getKeyring(getKeyText(1, 9)));
  await expect(otherCheck).rejects.toThrow(UnusableKeysError);
  await expect(otherCheck).rejects.toThrow(/key 1 is another than the one this database was written with/);
  await confirmKeys(database.pool, getKeyring(getKeyText(1)));
});

test('an older key may go once nothing is closed with it, not before', async () => {
  await confirmKeys(database.pool, getKeyring(getKeyText(2), getKeyText(1)));
  const location = { table: 'first_answers', row: 'een', owner: 1 };
  await writeToken(encryptText(getKeyring(getKeyText(1)), location, 'antwoord'));
  await expect(confirmKeys(database.pool, getKeyring(getKeyText(2)))).rejects.toThrow(/key 1 is missing/);
  await database.pool.query('delete from first_answers');
  await confirmKeys(database.pool, getKeyring(getKeyText(2)));
});
