import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { createPage } from '#src/contract/desk/page-life.ts';
import { savePage } from '#src/contract/desk/pages.ts';
import { listBin, restoreEntry } from '#src/contract/desk/versions.ts';
import type { EditableWebform } from '#src/contract/desk/webform/stored-webform.ts';
import {
  createWebform,
  deleteWebform,
  listWebforms,
  openWebform,
  readWebformConflict,
  readWebformProblems,
  saveWebform,
} from '#src/contract/desk/webform/webforms.ts';
import type { LeafElement } from '#src/contract/webform/definition.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { MAX_COUNTED_ANSWERS } from '#src/rules/limits.ts';
import { makeAccount } from '#tests/contract/people.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { openSession } from '#tests/support/open-session.ts';
import { explainQuery, recordQueries } from '#tests/support/record-queries.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

async function readEditor(name = 'Els') {
  const { uid } = await makeAccount(system, { role: 'editor', domain: null });
  await system.database.pool.query('update users set name = $2 where uid = $1', [uid, name]);
  const { client, cookies, host } = createBrowser(system.app, { domain: 'alcohol' });
  const session = { uid, role: 'editor', domain: null, seconds: 3600 } as const;
  cookies.set(getSessionCookieName(host, false), await openSession(system.system, session));
  const save = ({ id, revision, domains, isOpen, isSensitive, notes, texts }: EditableWebform) =>
    client.call(saveWebform, {
      params: { webform: id },
      body: { from: revision, domains, isOpen, isSensitive, notes, texts },
    });
  const make = async (title: string) =>
    expectSuccess(await client.call(createWebform, { body: { title, domains: ['alcohol'] } }));
  return { client, save, make };
}

const request = (form: EditableWebform, ...elements: readonly LeafElement[]): EditableWebform => ({
  ...form,
  texts: { nl: { ...form.texts.nl, elements }, en: null },
});
const renderText = (key: string, label: string): LeafElement => ({ type: 'text', key, label });

async function answer(webform: string) {
  const person = await participant(system);
  const input = JSON.stringify({ webform_id: webform, wie: 'Sam' });
  const token = await (await person.fetch(`http://${person.host}/api/nl/session/token`)).text();
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token, 'idempotency-key': randomUUID() };
  const url = `http://${person.host}/api/nl/webform_rest/submit?_format=json`;
  const response = await person.fetch(url, { method: 'POST', headers, body: input });
  expect(response.status).toBeLessThan(300);
}

it('a form is made under an id of its title, saved, and asked on the next request', async () => {
  const { client, save, make } = await readEditor();
  const form = await make('Wat helpt jou écht?');
  expect(form).toMatchObject({ id: 'wat_helpt_jou_echt', revision: 1, answers: 0, isOwn: false, author: 'Els' });
  expect((await make('Wat helpt jou écht?')).id).toBe('wat_helpt_jou_echt_2');
  const saved = expectSuccess(await save(request(form, renderText('wie', 'Wie helpt je?'))));
  expect(saved.revision).toBe(2);
  const visitor = createBrowser(system.app, { domain: 'alcohol' });
  const displayedWebformDefinition = expectSuccess(
    await visitor.client.call(getWebformFields, { params: { id: form.id } }),
  );
  expect(displayedWebformDefinition.elements).toEqual([renderText('wie', 'Wie helpt je?')]);
  const query = { domain: 'alcohol', search: 'HELPT' };
  const { rows } = expectSuccess(await client.call(listWebforms, { query }));
  expect(rows).toMatchObject([
    { id: 'wat_helpt_jou_echt', questions: 1, languages: ['nl'] },
    { id: 'wat_helpt_jou_echt_2', questions: 0 },
  ]);
  expect(
    expectSuccess(await client.call(listWebforms, { query: { domain: 'tobacco', search: 'helpt' } })).rows,
  ).toEqual([]);
});

it('two editors lose nothing: the second is told what stands', async () => {
  const [item, two] = [await readEditor('Els'), await readEditor('Bo')];
  const form = await item.make('Samen');
  expectSuccess(await item.save(request(form, renderText('a', 'Van Els'))));
  const refusal = await two.save(request(form, renderText('b', 'Van Bo')));
  if (refusal.ok) throw new Error('It was taken.');
  expect(readWebformConflict(refusal.failure)).toMatchObject({ revision: 2, author: 'Els' });
  const { texts } = expectSuccess(await two.client.call(openWebform, { params: { webform: form.id } }));
  expect(texts.nl.elements).toEqual([renderText('a', 'Van Els')]);
});

it('what cannot be used is refused with its place, and nothing that runs is kept', async () => {
  const { save, make } = await readEditor();
  const form = await make('Onaf');
  const refusal = await save(request(form, renderText('a', '')));
  if (refusal.ok) throw new Error('It was taken.');
  expect(readWebformProblems(refusal.failure)).toEqual([
    { language: 'nl', key: 'a', field: 'label', reason: 'required' },
  ]);
  const html = '<p onclick="x()">Lees<script>alert(1)</script></p>';
  const extra = { type: 'markup', key: 'm', html, onload: 'x()' } as unknown as LeafElement;
  const saved = expectSuccess(await save(request(form, extra)));
  expect(saved.texts.nl.elements).toEqual([{ type: 'markup', key: 'm', html: '<p>Lees</p>' }]);
});

it('once answered, a key keeps its kind, also after its question is gone', async () => {
  const { save, make } = await readEditor();
  const form = await make(`Gebruikt ${randomUUID().slice(0, 6)}`);
  const first = expectSuccess(await save(request(form, renderText('wie', 'Wie?'), renderText('ook', 'Ook?'))));
  await answer(form.id);
  const number: LeafElement = { type: 'number', key: 'wie', label: 'Hoeveel?' };
  expect(expectFailure(await save(request(first, number)))).toBe(422);
  const second = expectSuccess(await save(request(first, renderText('ook', 'Ook?'))));
  expect(second).toMatchObject({ answers: 1, used: { wie: { kind: 'text' } } });
  expect(expectFailure(await save(request(second, number)))).toBe(422);
  expect(expectSuccess(await save(request(second, renderText('wie', 'Wie dan?')))).revision).toBe(4);
});

it('of a form that very many answered, the desk counts no further than it says', async () => {
  const { pool } = system.database;
  const { client, make } = await readEditor();
  const { id } = await make('Veel ingevuld');
  await pool.query(
    `insert into submissions (uid, uuid, webform_id, data, created_at, changed_at)
    select 2000000 + i, gen_random_uuid(), $1, '', now(), now() from generate_series(1, $2) i`,
    [id, MAX_COUNTED_ANSWERS + 500],
  );
  const list = expectSuccess(await client.call(listWebforms, { query: { search: 'veel ingevuld' } }));
  const openedEditableWebform = expectSuccess(await client.call(openWebform, { params: { webform: id } }));
  expect([list.rows[0]?.answers, openedEditableWebform.answers]).toEqual([
    MAX_COUNTED_ANSWERS + 1,
    MAX_COUNTED_ANSWERS + 1,
  ]);
});

it('the answers to a form are counted without those to others, however many there are', async () => {
  const { pool } = system.database;
  const { client, make } = await readEditor();
  const { id } = await make('Geteld');
  await pool.query(`insert into submissions (uid, uuid, webform_id, data, created_at, changed_at)
    select 10000 + i % 500, gen_random_uuid(), 'form_' || i / 500, '', now(), now() from generate_series(1, 20000) i on conflict do nothing`);
  await pool.query('vacuum (analyze) submissions');
  const queries = await recordQueries(async () => {
    expectSuccess(await client.call(listWebforms, {}));
    expectSuccess(await client.call(openWebform, { params: { webform: id } }));
  });
  const plans = await Promise.all(queries.map((query) => explainQuery(pool, query)));
  const indexes = plans.flat().flatMap((node) => node['Index Name']?.match(/^submissions_.*/)?.[0] ?? []);
  expect(indexes).toEqual(['submissions_form_index', 'submissions_form_index']);
});

it('a form goes to the bin and comes back closed, with its words, its answers and its id', async () => {
  const { client, save, make } = await readEditor();
  const form = await make('Weg en terug');
  expectSuccess(await save(request(form, renderText('wie', 'Wie?'))));
  await answer(form.id);
  const params = { webform: form.id };
  expectSuccess(await client.call(deleteWebform, { params }));
  expect(expectFailure(await client.call(openWebform, { params }))).toBe(404);
  expect((await make('Weg en terug')).id).toBe(`${form.id}_2`);
  const deletedForm = expectSuccess(await client.call(listBin, {})).rows.find(({ name }) => name === 'Weg en terug');
  expectSuccess(await client.call(restoreEntry, { params: { id: deletedForm?.id ?? 0 } }));
  const editableWebform = expectSuccess(await client.call(openWebform, { params }));
  expect(editableWebform).toMatchObject({ isOpen: false, answers: 1, used: { wie: { kind: 'text' } } });
  expect(editableWebform.texts.nl.elements).toEqual([renderText('wie', 'Wie?')]);
});

it('a form stays where a page asks it, also a draft, and where the product reads it', async () => {
  const { client, make } = await readEditor();
  const { id } = await make('Staat ergens');
  const body = { type: 'basic_page', domains: ['alcohol'], language: 'nl', title: 'Met formulier' } as const;
  const page = expectSuccess(await client.call(createPage, { body }));
  const block = { uuid: randomUUID(), type: 'webform', webform: id };
  const fields = { paragraphs: [block] };
  const pageKey = { nid: page.nid, language: 'nl' } as const;
  expectSuccess(
    await client.call(savePage, { params: pageKey, body: { from: page.vid, title: 'Met formulier', fields } }),
  );
  expect(expectFailure(await client.call(deleteWebform, { params: { webform: id } }))).toBe(409);
  await system.database.pool.query(
    `insert into webforms (id, domains) values ('contact', array['alcohol']) on conflict do nothing`,
  );
  expect(expectFailure(await client.call(deleteWebform, { params: { webform: 'contact' } }))).toBe(403);
});
