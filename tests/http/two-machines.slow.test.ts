import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { login } from '#src/contract/sessions.ts';
import { JOURNEY } from '#tests/faults/journey.ts';
import { overHttp } from '#tests/faults/over-http.ts';
import { makePeople, type Person } from '#tests/faults/people.ts';
import { compareRows, startWriting, untilWritten } from '#tests/faults/writers.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { openDialog } from '#tests/support/http.ts';
import { type Machines, startMachines } from '#tests/support/machines.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { startProduct } from '#tests/support/product.ts';
import { runCommand } from '#tests/support/run-command.ts';
import { openEditor } from '#tests/support/staff.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';

let machines: Machines;
let mails: Awaited<ReturnType<typeof startMailServer>>;
let people: readonly Person[];
beforeAll(async () => {
  mails = await startMailServer();
  machines = await startMachines(2, { SMTP_URL: mails.url });
  people = await makePeople({ app: machines.app, count: 4 });
});
afterAll(async () => {
  await machines.stop();
  await mails.close();
});

const getMachine = (index: number) => {
  const product = machines.products[index];
  if (!product) throw new Error(`There is no machine ${index}.`);
  return { ...product, environment: machines.environment };
};
const getHost = (index: number, label = 'alcohol') => ({
  port: getMachine(index).port,
  host: `${label}.localhost:${getMachine(index).port}`,
});

it('a whole visit succeeds with each request at another machine than the one before', async () => {
  for (const step of JOURNEY) await Promise.all(people.map(step));
});

it('wrong passwords are counted together, whichever machine is asked', async () => {
  const { client } = createBrowser(machines.app, { domain: 'alcohol' });
  const statuses: (number | null)[] = [];
  for (let number = 0; number < 11; number += 1) {
    const result = await client.call(login, { body: { mail: people[0]?.mail ?? '', password: 'fout 9 geraden' } });
    statuses.push(result.ok ? 200 : result.failure.status);
  }
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});

it('a mail goes out once, whichever machine sends it', async () => {
  await expect.poll(() => new Set(mails.mails.map(({ to }) => to)).size).toBe(people.length);
  const ids = mails.mails.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it('a picture that one machine took in is shown by the other, also narrower, and goes from both', async () => {
  const editor = await openEditor(getMachine(0), 'tabak');
  const bytes = await sharp({ create: { width: 800, height: 500, channels: 3, background: '#147' } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], 'meer.jpg', { type: 'image/jpeg' }));
  form.set('alt', JSON.stringify({ nl: 'Een meer', en: 'A lake' }));
  const request = new Request('http://x', { method: 'POST', body: form });
  const type = { 'content-type': request.headers.get('content-type') ?? '' };
  const body = Buffer.from(await request.arrayBuffer());
  const answer = await editor.call('POST', '/api/nl/desk/media', body, {
    ...type,
    'idempotency-key': 'een-meer-erbij',
  });
  expect(answer.status).toBe(201);
  const { uuid, url } = JSON.parse(answer.text) as { uuid: string; url: string };
  for (const variant of ['', '?w=640&f=webp']) {
    const [answer, there] = await Promise.all(
      [0, 1].map((number) => openDialog({ ...getHost(number, 'tabak'), path: `${url}${variant}` })),
    );
    expect([answer?.status, there?.status]).toEqual([200, 200]);
    expect(there?.bytes.equals(answer?.bytes ?? Buffer.of())).toBe(true);
  }
  const folder = mkdtempSync(join(tmpdir(), 'zelfhulp-set-'));
  const there = { ...machines.environment, NODE_ENV: 'production', DATA_DIR: getMachine(1).dataDir };
  expect(await runCommand('content', ['export', folder], there)).toMatchObject({ code: 0, stderr: '' });
  expect(readdirSync(join(folder, 'media')).some((name) => name.startsWith(uuid))).toBe(true);
  rmSync(folder, { recursive: true });
  expect((await editor.call('DELETE', `/api/nl/desk/media/${uuid}`)).status).toBe(204);
  for (const number of [0, 1]) expect((await openDialog({ ...getHost(number, 'tabak'), path: url })).status).toBe(404);
});

it('what is published at one machine is shown by both as soon as it is answered', async () => {
  const editors = [await openEditor(getMachine(0), 'tabak'), await openEditor(getMachine(1), 'tabak')];
  const createFields = (version: number) => ({
    type: [{ target_id: 'basic_page' }],
    title: [{ value: `Versie ${version}` }],
  });
  const answer = await editors[0]?.call('POST', '/api/nl/node?_format=json', {
    ...createFields(0),
    path: [{ alias: '/overal' }],
    moderation_state: [{ value: 'published' }],
  });
  const id = JSON.parse(answer?.text ?? '').nid[0].value;
  for (let version = 1; version <= 10; version += 1) {
    const saved = await editors[version % 2]?.call('PATCH', `/api/nl/node/${id}?_format=json`, createFields(version));
    expect(saved?.status).toBe(200);
    for (const number of [0, 1]) {
      expect((await openDialog({ ...getHost(number, 'tabak'), path: '/overal' })).text).toContain(`Versie ${version}`);
    }
  }
});

it('a machine with other keys does not start, and says why', async () => {
  const otherKeys = `1:${Buffer.alloc(32, 7).toString('base64')}`;
  const product = await startProduct({ ...machines.environment, ENCRYPTION_KEYS: otherKeys }).catch(
    (error: Error) => error,
  );
  expect(String(product)).toContain('Every process needs the same ENCRYPTION_KEYS');
});

it('nothing that was saved is lost or doubled when a machine is killed, and its writes go on within seconds', async () => {
  await Promise.all(people.map((person) => person.logIn()));
  const { rows } = await withContentSystem(getMachine(1), ({ database }) =>
    database.pool.query('select uuid::text from registrations'),
  );
  const existingUuids = new Set(rows.map(({ uuid }: { uuid: string }) => uuid));
  let isDead = false;
  const [first, second] = machines.products.map(({ port }) => overHttp(port));
  let next = 0;
  // A load balancer: it sends requests to the other server when this one refuses connections.
  const fetch: typeof machines.app.fetch = async (...args) => {
    next += 1;
    const app = next % 2 === 0 && !isDead ? first : second;
    return (app as typeof machines.app).fetch(...args);
  };
  const writers = await makePeople({ app: { fetch }, count: 8, after: people.length });
  const ledger = startWriting(writers);
  await untilWritten(ledger, 20);
  getMachine(0).process.kill('SIGKILL');
  ledger.strike();
  await once(getMachine(0).process, 'exit');
  isDead = true;
  await untilWritten(ledger, 20);
  await ledger.stop();
  const comparison = await withContentSystem(getMachine(1), ({ database }) =>
    compareRows(database.pool, ledger, existingUuids),
  );
  expect([comparison.lost, comparison.doubled, ledger.wrong]).toEqual([0, 0, []]);
  expect(ledger.longestMs()).toBeLessThan(10_000);
});
