import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { currentUser } from '#src/contract/own-user.ts';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, PASSWORD, PRACTICE, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
let dataDir: string;
const getKey = (version: number, byte: number) => `${version}:${Buffer.alloc(32, byte).toString('base64')}`;
/** Key with which the system of this file encrypts its texts. */
const KEY = getKey(1, 7);
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  dataDir = mkdtempSync(join(tmpdir(), 'zelfhulp-command-'));
});
afterAll(async () => {
  await system.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Runs a command as an operator would, on the database of this file. */
const run = (command: string, args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) =>
  runCommand(command, args, {
    NODE_ENV: 'test',
    DATABASE_URL: system.database.url,
    DATA_DIR: dataDir,
    ENCRYPTION_KEYS: KEY,
    ...environment,
  });

async function createWaitingNurse(): Promise<string> {
  const { client } = createBrowser(system.app, { domain: 'guided' });
  const mail = `${randomUUID()}@praktijk.example.nl`;
  const body = { mail, password: PASSWORD, language: 'nl', nurse: { ...PRACTICE, wantsWelcomePackage: false } };
  expectSuccess(await client.call(register, { body, key: randomUUID() }));
  return mail;
}

const logIn = (mail: string) => createBrowser(system.app).client.call(login, { body: { mail, password: PASSWORD } });

const readStatus = async (mail: string) => {
  const { rows } = await system.database.pool.query('select status from users where mail = $1', [mail]);
  return rows[0]?.status;
};

it('npm run nurse -- list shows who waits for review, with their practice', async () => {
  const mail = await createWaitingNurse();
  const { code, stdout } = await run('nurse', ['list']);
  expect(code).toBe(0);
  const line = stdout.split('\n').find((text) => text.includes(mail));
  expect(line).toMatch(/^\d{4}-\d{2}-\d{2} {2}/);
  expect(line).toContain(PRACTICE.generalPractitioner);
});

it.each([
  ['approve', 'active'],
  ['reject', 'rejected'],
])('npm run nurse -- %s decides once and says so', async (decision, status) => {
  const mail = await createWaitingNurse();
  expect(await run('nurse', [decision, mail])).toMatchObject({
    code: 0,
    stdout: `Done: ${decision} ${mail}. The mail is on its way.\n`,
  });
  expect(await readStatus(mail)).toBe(status);
  expect(await run('nurse', [decision, mail])).toMatchObject({
    code: 1,
    stdout: `Nobody waits for review at ${mail}.\n`,
  });
});

it('a decision without an address is answered with the use of the command', async () => {
  const { code, stdout } = await run('nurse', ['approve']);
  expect(code).toBe(1);
  expect(stdout).toContain('npm run nurse -- approve ADDRESS');
});

it('an environment that cannot be used is named, without a stack', async () => {
  const { code, stdout, stderr } = await run('nurse', ['list'], { PORT: 'many' });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('PORT');
  expect(stderr).not.toMatch(/\n\s+at /);
});

it('keys that are not those of the database are named, and nothing is done with them', async () => {
  expect((await run('nurse', ['list'])).code).toBe(0);
  const mail = await createWaitingNurse();
  const { code, stdout, stderr } = await run('nurse', ['approve', mail], { ENCRYPTION_KEYS: getKey(1, 9) });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^Encryption key 1 is another than the one this database was written with\..*ENCRYPTION_KEYS/);
  expect(await readStatus(mail)).toBe('pending');
});

describe('npm run account', () => {
  const PLACE = 'alcohol';
  const readStanding = async (uid: number) => {
    const { rows } = await system.database.pool.query(
      `select u.status, r.kind, r.until::text from users u left join restrictions r using (uid) where uid = $1`,
      [uid],
    );
    return rows;
  };
  const recorded = async (uid: number) => {
    const { rows } = await system.database.pool.query(
      'select action, staff_uid, until::text from moderation_actions where uid = $1 order by id',
      [uid],
    );
    return rows;
  };
  const none = { kind: null, until: null };

  it('suspend puts somebody out at once until the day that was said, unsuspend lets them in; both are recorded', async () => {
    const me = await participant(system);
    expect(expectSuccess(await me.client.call(currentUser)).uid).toBe(me.uid);
    const result = await run('account', ['suspend', PLACE, me.mail, '--until=2999-01-31', 'Reclame', 'voor', 'drank.']);
    expect(result).toMatchObject({ code: 0, stdout: `Done: suspend ${me.mail} in alcohol.\n` });
    expect(expectFailure(await me.client.call(currentUser))).toBe(403);
    expect(await readStanding(me.uid)).toEqual([{ status: 'suspended', kind: 'suspended', until: '2999-01-31' }]);
    expect((await run('account', ['unsuspend', PLACE, me.mail, 'Uitgepraat.'])).code).toBe(0);
    expect(await readStanding(me.uid)).toEqual([{ status: 'active', ...none }]);
    expect(expectSuccess(await logIn(me.mail)).uid).toBe(me.uid);
    expect(await recorded(me.uid)).toEqual([
      { action: 'suspend', staff_uid: null, until: '2999-01-31' },
      { action: 'unsuspend', staff_uid: null, until: null },
    ]);
  });

  it('silence lets somebody read on, unsilence gives the words back; the reason is sealed', async () => {
    const me = await participant(system);
    expect((await run('account', ['silence', PLACE, me.mail, 'Scheldt', 'anderen', 'uit.'])).code).toBe(0);
    expect(await readStanding(me.uid)).toEqual([{ status: 'active', kind: 'silenced', until: null }]);
    expect(expectSuccess(await me.client.call(currentUser)).uid).toBe(me.uid);
    expect((await run('account', ['unsilence', PLACE, me.mail, 'Beterschap.'])).code).toBe(0);
    expect(await readStanding(me.uid)).toEqual([{ status: 'active', ...none }]);
    const { rows } = await system.database.pool.query('select * from moderation_actions where uid = $1', [me.uid]);
    expect([rows.length, JSON.stringify(rows).includes('Scheldt')]).toEqual([2, false]);
  });

  it('does nothing to nobody: an unknown address or programme, no reason, a day that is none, or a nurse', async () => {
    const me = await participant(system);
    const unknown = `${randomUUID()}@example.nl`;
    expect(await run('account', ['suspend', PLACE, unknown, 'Reclame.'])).toMatchObject({
      code: 1,
      stdout: `No participant has the address ${unknown} in alcohol.\n`,
    });
    const nurse = await createWaitingNurse();
    expect((await run('account', ['suspend', 'guided', nurse, 'Reclame.'])).stdout).toContain('No participant has');
    for (const commandWords of [
      ['suspend', 'bier', me.mail, 'Reclame.'],
      ['suspend', PLACE, me.mail],
      ['suspend', PLACE, me.mail, '--until=morgen', 'Reclame.'],
      ['erase', PLACE, me.mail, 'Reclame.'],
    ]) {
      expect(await run('account', commandWords)).toMatchObject({
        code: 1,
        stdout: expect.stringContaining('npm run account'),
      });
    }
    expect(await readStanding(me.uid)).toEqual([{ status: 'active', ...none }]);
  });
});

it('a database that is away is told by its kind, without what was asked', async () => {
  const { code, stderr } = await run('nurse', ['list'], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(stderr).toContain('ECONNREFUSED');
  expect(stderr).not.toMatch(/select|\n\s+at /);
});

// From here on nothing can be decrypted without the second key.
it('npm run keys:rotate closes what is sealed with the newest key and tells how much that was', async () => {
  const ENCRYPTION_KEYS = `${getKey(2, 8)},${KEY}`;
  const { code, stdout } = await run('rotate-keys', [], { ENCRYPTION_KEYS });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Closed \d+ values with key 2\. Links in mails and mails in the queue still need the older/);
});
