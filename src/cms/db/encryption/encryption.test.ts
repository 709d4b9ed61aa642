import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { savePushToken } from '#src/contract/account.ts';
import { myData } from '#src/contract/my-data.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { addKey, openKeyFile } from './key-file.ts';
import { createKeyring, parseKeys } from './keyring.ts';
import { rotateKeys } from './rotate.ts';
import { decryptText, encryptText, getKeyVersion } from './seal.ts';
import { ENCRYPTED_COLUMNS } from './sealed-columns.ts';

const getKeyText = (version: number) => `${version}:${Buffer.alloc(32, version).toString('base64')}`;
const getKeyring = (...versions: number[]) => createKeyring(() => parseKeys(versions.map(getKeyText).join(',')));
const location = { table: 'diary', row: 1, owner: 7 };

describe('a sealed value', () => {
  it('opens to the same text, whatever it is, and is never the same twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const [first, second] = [
          encryptText(getKeyring(1), location, text),
          encryptText(getKeyring(1), location, text),
        ];
        expect(decryptText(getKeyring(1), location, first)).toBe(text);
        expect(first).not.toBe(second);
      }),
    );
  });

  it('does not open in another table, row or for another owner, with another key, or changed', () => {
    const text = encryptText(getKeyring(1), location, 'geheim');
    const otherContexts = [{ table: 'notes' }, { row: 2 }, { row: '11' }, { owner: 8 }];
    for (const otherContext of otherContexts)
      expect(() => decryptText(getKeyring(1), { ...location, ...otherContext }, text)).toThrow();
    const otherKey = createKeyring(() => parseKeys(`1:${Buffer.alloc(32, 9).toString('base64')}`));
    expect(() => decryptText(otherKey, location, text)).toThrow();
    expect(() => decryptText(getKeyring(2), location, text)).toThrow('No encryption key of version 1.');
    const turned = text.slice(0, -2) + (text.at(-2) === 'A' ? 'B' : 'A') + text.slice(-1);
    for (const bad of [turned, text.slice(0, 30), 'v1.', 'geheim', '']) {
      expect(() => decryptText(getKeyring(1), location, bad)).toThrow();
    }
  });

  it('is closed with the key that every machine knows, until the newer one is known as well', () => {
    const bothKeys = parseKeys([getKeyText(2), getKeyText(1)].join(','));
    const text = encryptText(
      createKeyring(() => bothKeys, 1),
      location,
      'geheim',
    );
    expect(decryptText(getKeyring(1), location, text)).toBe('geheim');
    const newer = createKeyring(() => bothKeys, 1);
    expect(decryptText(newer, location, encryptText(getKeyring(2), location, 'geheim'))).toBe('geheim');
  });

  it('names the key that closed it: the newest closes, older ones still open', () => {
    const ciphertext = encryptText(getKeyring(1), location, 'geheim');
    const bothKeyring = getKeyring(2, 1);
    expect(getKeyVersion(ciphertext)).toBe(1);
    expect(decryptText(bothKeyring, location, ciphertext)).toBe('geheim');
    expect(getKeyVersion(encryptText(bothKeyring, location, 'geheim'))).toBe(2);
  });
});

describe('keys', () => {
  it.each(['', '1:short', `0:${'A'.repeat(43)}=`, `${getKeyText(1)},${getKeyText(1)}`])('are refused: %j', (text) => {
    expect(() => parseKeys(text)).toThrow();
  });

  it('are generated once in the data folder, for the owner alone, also by processes that start together', async () => {
    const dataDir = join(await mkdtemp(join(tmpdir(), 'keys-')), 'data');
    const rows = Array.from({ length: 5 }, () => encryptText(openKeyFile(dataDir), location, 'geheim'));
    for (const item of rows) expect(decryptText(openKeyFile(dataDir), location, item)).toBe('geheim');
    expect((await stat(join(dataDir, 'encryption-keys'))).mode & 0o077).toBe(0);
    expect(addKey(dataDir)).toBe(2);
    expect(await readFile(join(dataDir, 'encryption-keys'), 'utf8')).toMatch(/^2:\S{44}\n1:\S{44}\n$/);
    expect(getKeyVersion(encryptText(openKeyFile(dataDir), location, 'geheim'))).toBe(2);
    expect(decryptText(openKeyFile(dataDir), location, rows[0] ?? '')).toBe('geheim');
  });
});

describe('rotating keys', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await makeTestSystem(inject('databaseUrl'));
  });
  afterAll(() => system.close());

  it('knows every sealed column there is', async () => {
    const { rows } = await system.database.pool.query<{ table_name: string; column_name: string }>(
      "select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'text'",
    );
    for (const { table, column } of ENCRYPTED_COLUMNS) {
      expect(rows).toContainEqual({ table_name: table, column_name: column });
    }
  });

  it('leaves no value on an older key while people go on writing, and loses none', async () => {
    const people = await Promise.all([1, 2, 3].map(() => participant(system)));
    const write = async (person: (typeof people)[number], number: number) => {
      const body = { pushNotificationToken: `apparaat ${person.uid} ${number}` };
      expectSuccess(await person.client.call(savePushToken, { body }));
    };
    for (let number = 0; number < 10; number += 1) await Promise.all(people.map((person) => write(person, number)));
    const oldKeyring = system.system.keys;
    const versions = new Map([1, 2].map((version) => [version, oldKeyring.keyOf(1, 'field')]));
    const keys = {
      ...oldKeyring,
      current: () => 2,
      keyOf: (version: number) => versions.get(version) ?? oldKeyring.keyOf(1, 'field'),
    };
    const writing = Promise.all(people.map((person) => write(person, 99)));
    await rotateKeys(system.database.pool, keys);
    await writing;
    await rotateKeys(system.database.pool, keys);
    const { rows } = await system.database.pool.query<{ token: string }>('select token from push_tokens');
    expect(rows.length).toBe(33);
    expect(rows.map(({ token }) => getKeyVersion(token)).filter((version) => version !== 2)).toEqual([]);
    Object.assign(system.system, { keys });
    for (const person of people) {
      const { devices } = expectSuccess(await person.client.call(myData)) as { devices: readonly unknown[] };
      expect(devices.length).toBe(11);
    }
  });

  it('changes the key of each owner, also where more owners share a row than are read at once', async () => {
    const { pool } = system.database;
    const row = '2026-11-16';
    const values = Array.from({ length: 1_001 }, (_, owner) =>
      encryptText(getKeyring(1), { table: 'weeks_of_test', row, owner }, 'geheim'),
    );
    await pool.query('create table weeks_of_test (day text, uid bigint, answer text)');
    await pool.query(
      'insert into weeks_of_test select $1, n - 1, x from unnest($2::text[]) with ordinality as l (x, n)',
      [row, values],
    );
    const columns = [{ table: 'weeks_of_test', column: 'answer', row: 'day', owner: 'uid' }];
    expect(await rotateKeys(pool, getKeyring(2, 1), columns)).toBe(values.length);
  });
});
