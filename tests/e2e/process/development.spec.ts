import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getConsentFields } from '#src/contract/own-user.ts';
import { openDialog } from '#tests/support/http.ts';
import { readFreePort } from '#tests/support/product.ts';
import { PASSWORD } from '../support/people.ts';
import { expect, getUrl, productPort, test } from '../support/story.ts';

/** Paths with a response that is sent before a page is rendered, also in development. */
const BEFORE_PAGES = [
  { label: 'alcohol', path: '/hulp/' },
  { label: 'alcohol', path: '/.well-known/change-password' },
  { label: 'alcohol', path: '/.well-known/security.txt' },
  { label: 'alcohol', path: '/hulp', method: 'DELETE' },
  { label: 'alcohol', path: '/cookies', method: 'POST' },
  { label: 'alcohol', path: '/registreren/eerst-dit', method: 'POST' },
  { label: 'alcohol', path: '/policy-reports' },
  { label: 'alcohol', path: '/beheer/paginas' },
  { label: 'alcohol', path: '/l/onbekend' },
  { label: '', path: '/l/onbekend' },
  { label: '', path: '/beheer/paginas?page=2' },
  { label: 'alcohol', path: '/api/nl/niets' },
  { label: 'alcohol', path: '/account', headers: { cookie: 'session_hint=1; locked=1' } },
] as const;

const wrap = (value: unknown) => [{ value }];
const getRegistration = (mail: string) =>
  JSON.stringify({
    mail: wrap(mail),
    name: wrap(mail),
    pass: wrap(PASSWORD),
    field_name: wrap('Sam'),
    preferred_langcode: wrap('nl'),
    ...getConsentFields('nl'),
  });

test.setTimeout(600_000);
test('the development server shows pages and the mails it wrote, and leaves no database behind', async () => {
  const port = await readFreePort();
  const dataDir = mkdtempSync(join(tmpdir(), 'zelfhulp-dev-'));
  const { NODE_ENV: _production, ...environment } = process.env;
  const child = spawn('npm', ['run', 'dev'], {
    env: { ...environment, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => (output += part.toString()));
  const server = join(dataDir, 'postgres', 'postmaster.pid');
  const host = `alcohol.localhost:${port}`;
  const getStatus = async (path: string) =>
    openDialog({ port, host, path })
      .then(({ status }) => status)
      .catch(() => 0);
  const getText = async (path: string) => (await openDialog({ port, host: `localhost:${port}`, path })).text;
  try {
    // The server's modules are compiled first, for as long as the computer needs.
    await expect.poll(() => getStatus('/hulp'), { timeout: 300_000 }).toBe(200);
    expect(existsSync(server)).toBe(true);

    for (const { label, path, ...rest } of BEFORE_PAGES) {
      const getPageUrl = async (id: number) => {
        const { status, headers } = await openDialog({
          port: id,
          host: `${label === '' ? '' : `${label}.`}localhost:${id}`,
          path,
          ...rest,
        });
        return [path, status, headers.location?.replace(`:${id}`, '')];
      };
      expect(await getPageUrl(port)).toEqual(await getPageUrl(productPort()));
    }
    expect((await openDialog({ port, host: `localhost:${port}`, path: '/health' })).text).toContain('"status":"ok"');

    expect(output).toMatch(/The first administrator begins here[\s\S]*\/beheer\/begin\/[\w-]+/);
    expect(output).not.toContain('anonymous usage data');
    expect(output).toContain(`Mails can be read at http://localhost:${port}/mails`);
    const mail = 'sam@example.nl';
    const [body, headers] = [
      getRegistration(mail),
      { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    ];
    const path = '/api/nl/user/register?_format=json';
    expect((await openDialog({ port, host, path, method: 'POST', headers, body })).status).toBeLessThan(300);
    await expect.poll(() => getText('/mails')).toContain(`to ${mail}`);
    const [, text = ''] = /href="(\/mails\/[\w-]+)"/.exec(await getText('/mails')) ?? [];
    expect(await getText(text)).toContain('Bevestig');
    expect(await getText('/mails/examples/daily/default/en')).toContain('Good morning');
  } finally {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  }
  await expect.poll(() => existsSync(server)).toBe(false);
  rmSync(dataDir, { recursive: true, force: true });
});

test('the product itself shows no mails', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  expect((await page.goto(getUrl('alcohol', '/mails')))?.status()).toBe(404);
});
