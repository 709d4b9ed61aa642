import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { PREVIEW_PATHS } from '#src/i18n/preview-href.ts';
import { alterCharacter } from '#tests/support/alter-character.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getCaller, type Person } from '../../../../../tests/contract/people.ts';
import { insertNode } from '../life/create-node.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const block = { type: 'text', uuid: crypto.randomUUID(), body: '<p>Nog geheim</p>' };
let number = 0;

async function makeDraft() {
  number += 1;
  const node = { type: 'basic_page', domains: ['alcohol', 'gambling'] as const, language: 'nl' as const };
  const content = { title: 'Geheim', fields: { paragraphs: [block] }, authorUid: null };
  return insertNode(system.system, { ...node, path: `/geheim-${number}` }, content);
}

async function getPreview(path: string, body = {}, person: Person = 'editor') {
  const { headers } = await getCaller(system, person);
  const init = {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const answer = await system.app.request(`http://localhost/api/nl/desk/pages${path}/preview`, init);
  return { status: answer.status, body: (await answer.json()) as { url?: string; expiresAt?: string } };
}
const readToken = (url = '') => new URL(url).pathname.split('/').at(-1) ?? '';
const show = async (token: string, { host = 'alcohol.localhost', language = 'nl' } = {}) => {
  const answer = await system.app.request(`http://${host}/api/${language}/preview/${token}`);
  return { status: answer.status, cache: answer.headers.get('cache-control'), text: await answer.text() };
};

describe('a preview', () => {
  test('shows a draft to whoever has its address, on its own host and in its own language, and is kept nowhere', async () => {
    const { nid } = await makeDraft();
    const { status, body } = await getPreview(`/${nid}/nl`);
    expect(status).toBe(200);
    expect(new URL(body.url ?? '').pathname).toMatch(new RegExp(`^${PREVIEW_PATHS.nl}/v1\\.[\\w-]+$`));
    expect(new URL(body.url ?? '').hostname).toMatch(/^alcohol\./);
    const token = readToken(body.url);
    const response = await show(token);
    expect([response.status, response.cache]).toEqual([200, 'no-store']);
    expect(response.text).toContain('Nog geheim');
    expect((await show(token, { host: 'gokken.localhost' })).status).toBe(404);
    expect((await show(token, { language: 'en' })).status).toBe(404);
    const otherPreview = await getPreview(`/${nid}/nl`, { domain: 'gambling' });
    expect((await show(readToken(otherPreview.body.url), { host: 'gokken.localhost' })).status).toBe(200);
  });

  test('is over after fifteen minutes', async () => {
    const { nid } = await makeDraft();
    const { body } = await getPreview(`/${nid}/nl`);
    expect(Date.parse(body.expiresAt ?? '') - system.clock.now().getTime()).toBe(15 * 60_000);
    system.clock.pass(15 * 60_000 - 1);
    expect((await show(readToken(body.url))).status).toBe(200);
    system.clock.pass(1);
    expect((await show(readToken(body.url))).status).toBe(404);
  });

  test('is exactly the revision it was made of, also when it is no longer the newest', async () => {
    const { nid, vid } = await makeDraft();
    const first = await getPreview(`/${nid}/nl`, { vid });
    const { headers } = await getCaller(system, 'editor');
    const body = JSON.stringify({ from: vid, title: 'Nieuwer', fields: {} });
    const init = { method: 'POST', headers: { ...headers, 'content-type': 'application/json' }, body };
    await system.app.request(`http://localhost/api/nl/desk/pages/${nid}/nl`, init);
    expect((await show(readToken(first.body.url))).text).toContain('"Geheim"');
    expect((await show(readToken((await getPreview(`/${nid}/nl`)).body.url))).text).toContain('"Nieuwer"');
  });

  test('of a page that was deleted, or with a token that we did not make, shows nothing', async () => {
    const { nid } = await makeDraft();
    const { body } = await getPreview(`/${nid}/nl`);
    const token = readToken(body.url);
    for (const id of ['x', `${token}A`, `${token}AA`, `v1.${'A'.repeat(80)}`, alterCharacter(token, -1)]) {
      expect([id, (await show(id)).status]).toEqual([id, 404]);
    }
    await system.database.pool.query('delete from nodes where nid = $1', [nid]);
    expect((await show(token)).status).toBe(404);
  });

  test('is made by editors alone, of a page that stands at an address, in a programme it belongs to', async () => {
    const { nid, vid } = await makeDraft();
    for (const person of ['visitor', 'client, validated', 'poh', 'moderator'] as const) {
      expect((await getPreview(`/${nid}/nl`, {}, person)).status).toBe(403);
    }
    expect((await getPreview(`/${nid}/en`)).status).toBe(404);
    expect((await getPreview(`/${nid}/nl`, { domain: 'tobacco' })).status).toBe(404);
    expect((await getPreview(`/${nid}/nl`, { vid: vid + 1_000_000 })).status).toBe(404);
    const content = { title: 'Een tip', fields: { text: 'Adem in.' }, authorUid: null };
    const tip = await insertNode(system.system, { type: 'tip', domains: ['alcohol'], language: 'nl' }, content);
    expect((await getPreview(`/${tip.nid}/nl`)).status).toBe(404);
  });

  test('opens no other way to a draft', async () => {
    const { nid } = await makeDraft();
    const paths = [`/geheim-${number}`, `/node/${nid}`, `/node/${nid}?revision=latest`, `/desk/pages/${nid}/nl`];
    const ids = await system.database.pool.query<{ id: number }>('select id from paragraphs where nid = $1', [nid]);
    const paragraphs = ids.rows.map(({ id }) => `/entity/paragraph/${id}`);
    for (const person of ['visitor', 'client, validated', 'poh'] as const) {
      const { headers } = await getCaller(system, person);
      for (const path of [...paths, ...paragraphs]) {
        const answer = await system.app.request(`http://alcohol.localhost/api/nl${path}`, { headers });
        expect([path, [403, 404].includes(answer.status)]).toEqual([path, true]);
        expect(await answer.text()).not.toContain('eheim');
      }
    }
  });
});
