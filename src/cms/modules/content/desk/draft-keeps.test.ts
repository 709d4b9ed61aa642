import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { isParagraphsField } from '#registry/define.ts';
import { findParagraphDefinition, NODES } from '#registry/index.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getCaller } from '../../../../../tests/contract/people.ts';

let system: TestSystem;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
  headers = { ...(await getCaller(system, 'editor')).headers, 'content-type': 'application/json' };
});
afterAll(() => system.close());

const HOST = 'http://localhost/api/nl';

interface Answer {
  readonly vid: number;
  readonly nid: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly url: string;
  readonly detail: { readonly violations: readonly { readonly path: string; readonly message: string }[] };
}

async function request(path: string, body?: object) {
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await system.app.request(HOST + path, init);
  return { status: answer.status, body: (await answer.json()) as Answer };
}

const make = async (type: string) =>
  (await request('/desk/pages', { type, domains: ['alcohol'], language: 'nl', title: 'Blad' })).body;
const save = (nid: number, from: number, fields: object, title = 'Blad') =>
  request(`/desk/pages/${nid}/nl`, { from, title, fields });
const getRefused = ({ status, body }: Awaited<ReturnType<typeof request>>) =>
  status === 422 ? body.detail.violations.map(({ path, message }) => `${path}: ${message}`) : status;

const EDITABLE = NODES.filter(({ madeBy }) => madeBy === 'editor');

/** An object in place of a text. */
const TEXTLESS = { id: { id: 1 } };

const INHERITED = Object.getOwnPropertyNames(Object.prototype);

/** Any value that JSON can contain and the database can store. */
const anything = fc
  .oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(
      TEXTLESS,
      [TEXTLESS],
      ...['media', 'drawing', 'address', 'href'].map((key) => ({ [key]: TEXTLESS })),
    ),
    fc.constantFrom({ drawing: 'x', alt: TEXTLESS }, { address: 'x', title: TEXTLESS }, { href: '/x', text: TEXTLESS }),
    fc.constantFrom(
      '',
      'javascript:x()',
      'x'.repeat(30_000),
      { media: 'nothing' },
      { href: '', text: '' },
      [null],
      -1e9,
    ),
  )
  .filter((value) => !/\\u0000/.test(JSON.stringify(value)) && JSON.stringify(value).isWellFormed())
  // A body with a property name that every object inherits is refused as a whole.
  .filter((value) => !INHERITED.some((name) => JSON.stringify(value).includes(`"${name}":`)))
  .map((value) => JSON.parse(JSON.stringify(value).toWellFormed()) as unknown);

const getFields = (definition: { readonly fields: object }) =>
  Object.entries(definition.fields).filter(([, field]) => !isParagraphsField(field));

/** Returns a page of a type with a block of each allowed type, with arbitrary values. */
const unfinished = (definition: (typeof EDITABLE)[number]) => {
  const lists = Object.entries(definition.fields).filter(([, field]) => isParagraphsField(field));
  const blocks = lists.flatMap(([name, field]) =>
    (field as unknown as { allow: readonly string[] }).allow.map((type) => {
      const fields = getFields(findParagraphDefinition(type) ?? { fields: {} });
      const block = fc.record(Object.fromEntries(fields.map(([field]) => [field, anything])), { requiredKeys: [] });
      return block.map((values) => [name, { ...values, uuid: crypto.randomUUID(), type }] as const);
    }),
  );
  const values = fc.record(Object.fromEntries(getFields(definition).map(([name]) => [name, anything])), {
    requiredKeys: [],
  });
  return fc.tuple(values, fc.tuple(...blocks)).map(([pageValues, list]) => ({
    ...pageValues,
    ...Object.fromEntries(
      lists.map(([name]) => [name, list.filter(([location]) => location === name).map(([, block]) => block)]),
    ),
  }));
};

describe('a draft', () => {
  test.each(EDITABLE.map((definition) => [definition.name, definition] as const))(
    'of a %s is kept whatever its fields hold, opens again and can be looked at',
    async (type, definition) => {
      const { nid, vid } = await make(type);
      let from = vid;
      await fc.assert(
        fc.asyncProperty(unfinished(definition), async (fields) => {
          const saveResult = await save(nid, from, fields);
          expect(getRefused(saveResult)).toBe(200);
          from = saveResult.body.vid;
          const content = await request(`/desk/pages/${nid}/nl`);
          expect(content.status).toBe(200);
          expect(Object.keys(content.body.fields).sort()).toEqual(Object.keys(fields).sort());
          expect((await request(`/node/${nid}?_format=json&revision=latest`)).status).toBe(200);
          expect((await request('/desk/pages?language=nl')).status).toBe(200);
          const preview = await request(`/desk/pages/${nid}/nl/preview`, {});
          if (definition.renderedBy !== 'component') return;
          expect((await request(`/preview/${new URL(preview.body.url).pathname.split('/').at(-1)}`)).status).toBe(200);
        }),
        { numRuns: 8 },
      );
    },
  );

  test('that names a picture, a form, a term or a page by what is no id is shown without it', async () => {
    const { nid, vid } = await make('basic_page');
    const block = (type: string, fields: object) => ({ type, uuid: crypto.randomUUID(), ...fields });
    const paragraphs = [
      block('text_image', { image: { media: TEXTLESS } }),
      block('text_image', { image: { drawing: 'x', alt: TEXTLESS } }),
    ];
    expect((await save(nid, vid, { paragraphs })).status).toBe(200);
    expect((await request(`/node/${nid}?_format=json&revision=latest`)).status).toBe(200);
    const program = await make('program');
    const endExercises = [block('exercise', { webform: TEXTLESS })];
    expect((await save(program.nid, program.vid, { endExercises })).status).toBe(200);
    expect((await request(`/node/${program.nid}?_format=json&revision=latest`)).status).toBe(200);
  });

  test('comes back from an older revision and goes from visitors whatever it holds', async () => {
    const { nid, vid } = await make('basic_page');
    const saveResult = await save(nid, vid, { lead: 'x'.repeat(601) }, '');
    const restoredState = await request(`/desk/pages/${nid}/nl/restore`, {
      from: saveResult.body.vid,
      vid: saveResult.body.vid,
    });
    expect(restoredState.status).toBe(200);
    expect((await request(`/desk/pages/${nid}/nl/unpublish`, { from: restoredState.body.vid })).status).toBe(200);
  });

  test('says of a picture that nobody chose, once it is published, that it is to be chosen', async () => {
    const { nid, vid } = await make('basic_page');
    const picture = {
      type: 'text_image',
      uuid: crypto.randomUUID(),
      body: '<p>Dag</p>',
      image: { drawing: '', alt: 'x' },
    };
    const { body } = await save(nid, vid, { paragraphs: [{ ...picture, image: undefined }] });
    const errors = ['paragraphs.0.image: Kies een foto of een tekening.'];
    expect(getRefused(await request(`/desk/pages/${nid}/nl/publish`, { from: body.vid }))).toEqual(errors);
    const newAnswer = (await save(nid, body.vid, { paragraphs: [picture] })).body;
    expect(getRefused(await request(`/desk/pages/${nid}/nl/publish`, { from: newAnswer.vid }))).toEqual(errors);
  });

  test('holds blocks that are blocks, once each, where they may stand', async () => {
    const { nid, vid } = await make('basic_page');
    const uuid = crypto.randomUUID();
    const text = { type: 'text', uuid };
    expect(getRefused(await save(nid, vid, { paragraphs: 'x' }))).toEqual(['paragraphs: Deze waarde klopt niet.']);
    expect(getRefused(await save(nid, vid, { paragraphs: [{ type: 'text', uuid: 'x' }] }))).toHaveLength(1);
    expect(getRefused(await save(nid, vid, { paragraphs: [text, { ...text, uuid: uuid.toUpperCase() }] }))).toEqual([
      'paragraphs.1: Dit blok staat er twee keer.',
    ]);
    const phase = { type: 'phase', uuid: crypto.randomUUID() };
    expect(getRefused(await save(nid, vid, { paragraphs: [phase] }))).toEqual([
      'paragraphs.0: Dit blok mag hier niet staan.',
    ]);
  });

  test('weighs at most 256 kB', async () => {
    const { nid, vid } = await make('basic_page');
    const createFields = (length: number) => ({ lead: 'é'.repeat(length / 2) });
    const room = 256 * 1024 - JSON.stringify(['Blad', createFields(0)]).length;
    expect(getRefused(await save(nid, vid, createFields(room + 2)))).toEqual([
      ': Deze pagina is te groot om te bewaren. Maak hem korter.',
    ]);
    expect((await save(nid, vid, createFields(room - (room % 2)))).status).toBe(200);
  });

  test('keeps no script: what is pasted is cleaned before anybody gets it back', async () => {
    const { nid, vid } = await make('basic_page');
    const body = '<p onclick="x()">Dag<script>x()</script></p>';
    await save(nid, vid, { lead: 7, paragraphs: [{ type: 'text', uuid: crypto.randomUUID(), body }] });
    const { fields } = (await request(`/desk/pages/${nid}/nl`)).body;
    expect((fields.paragraphs as { body: string }[])[0]?.body).toBe('<p>Dag</p>');
  });
});
