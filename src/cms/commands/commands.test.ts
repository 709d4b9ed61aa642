import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { OPERATIONS } from '#src/contract/operations.ts';
import { register } from '#src/contract/register.ts';
import { answerOf, PASSWORD, PRACTICE } from '#tests/support/accounts.ts';
import { browserOf } from '#tests/support/browser-of.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

// Each command is a process that opens the content system.
vi.setConfig({ testTimeout: 60_000 });

let system: TestSystem;
let dataDir: string;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  dataDir = mkdtempSync(join(tmpdir(), 'zelfhulp-command-'));
});
afterAll(async () => {
  await system.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** A command as an operator runs it, on the database of this file. */
const run = (command: string, args: readonly string[] = [], environment: Readonly<Record<string, string>> = {}) =>
  runCommand(command, args, {
    NODE_ENV: 'test',
    DATABASE_URL: system.database.url,
    DATA_DIR: dataDir,
    ...environment,
  });

async function waitingNurse(): Promise<string> {
  const { client } = browserOf(system.app, { domain: 'guided' });
  const mail = `${randomUUID()}@praktijk.example.nl`;
  const body = { mail, password: PASSWORD, language: 'nl', nurse: { ...PRACTICE, wantsWelcomePackage: false } };
  answerOf(await client.call(register, { body, key: randomUUID() }));
  return mail;
}

const statusOf = async (mail: string) => {
  const { rows } = await system.database.pool.query('select status from users where mail = $1', [mail]);
  return rows[0]?.status;
};

it('npm run nurse:list shows who waits for review, with their practice', async () => {
  const mail = await waitingNurse();
  const { code, stdout } = await run('nurse', ['list']);
  expect(code).toBe(0);
  const line = stdout.split('\n').find((text) => text.includes(mail));
  expect(line).toMatch(/^\d{4}-\d{2}-\d{2} {2}/);
  expect(line).toContain(PRACTICE.general_practitioner);
});

it.each([
  ['approve', 'active'],
  ['reject', 'rejected'],
])('npm run nurse:%s decides once and says so', async (decision, status) => {
  const mail = await waitingNurse();
  expect(await run('nurse', [decision, mail])).toMatchObject({
    code: 0,
    stdout: `Done: ${decision} ${mail}. The mail is on its way.\n`,
  });
  expect(await statusOf(mail)).toBe(status);
  expect(await run('nurse', [decision, mail])).toMatchObject({
    code: 1,
    stdout: `Nobody waits for review at ${mail}.\n`,
  });
});

it('a decision without an address is answered with the use of the command', async () => {
  const { code, stdout } = await run('nurse', ['approve']);
  expect(code).toBe(1);
  expect(stdout).toContain('npm run nurse:approve -- ADDRESS');
});

it('npm run keys:rotate closes what is sealed with the newest key and tells how much that was', async () => {
  const keyOf = (version: number, byte: number) => `${version}:${Buffer.alloc(32, byte).toString('base64')}`;
  const ENCRYPTION_KEYS = `${keyOf(2, 8)},${keyOf(1, 7)}`;
  const { code, stdout } = await run('rotate-keys', [], { ENCRYPTION_KEYS });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^Closed \d+ values with key 2\. Links in mails and mails in the queue still need the older/);
});

it('npm run api prints every call with its address and who may call it, without a database', async () => {
  const { code, stdout } = await run('api', [], { DATABASE_URL: '' });
  expect([code, stdout.trim().split('\n').length]).toEqual([0, OPERATIONS.length]);
  expect(stdout).toMatch(/^login +POST +\/api\/\{language\}\/user\/login +anyone +400 /m);
});

it('an environment that cannot be used is named, without a stack', async () => {
  const { code, stdout, stderr } = await run('nurse', ['list'], { PORT: 'many' });
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toContain('PORT');
  expect(stderr).not.toMatch(/\n\s+at /);
});

it('a database that is away is told by its kind, without what was asked', async () => {
  const { code, stderr } = await run('nurse', ['list'], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/none' });
  expect(code).toBe(1);
  expect(stderr).toContain('ECONNREFUSED');
  expect(stderr).not.toMatch(/select|\n\s+at /);
});
