import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { createPage, publishPage } from '#src/contract/desk/page-life.ts';
import { listPages } from '#src/contract/desk/page-list.ts';
import { readViolations, savePage } from '#src/contract/desk/pages.ts';
import { listChoices, readReferences } from '#src/contract/desk/uses.ts';
import { createWebform } from '#src/contract/desk/webform/webforms.ts';
import type { Result } from '#src/contract/result.ts';
import { getFirstText, readWireFields } from '#src/contract/wire.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { HOST, startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';

let content: TestContentSystem;
let desk: Client;

beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(String(input));
    return content.ask(pathname + search, init);
  };
  const { cookie = '' } = await content.signIn('editor');
  desk = makeClient({
    base: `http://${HOST}/api`,
    language: 'nl',
    fetch,
    backend: BACK_ENDS.embedded,
    headers: { cookie },
  });
});
afterAll(() => content.close());

function had<A>(result: Result<A>): A {
  if (!result.ok) throw new Error(`${result.failure.status} ${result.failure.message}`);
  return result.value;
}

const options = { type: 'basic_page', domain: 'alcohol', language: 'nl' } as const;

describe('what the page editor asks while somebody writes', () => {
  it('gets what the page points at as visitors see it, saved or not; what they do not see is left out', async () => {
    const query = { type: 'faq_question', domain: 'alcohol', language: 'nl' } as const;
    const [question] = had(await desk.call(listPages, { query })).rows;
    if (!question) throw new Error('No question in the starter content.');
    const deletedQuestion = crypto.randomUUID();
    const faq = { uuid: crypto.randomUUID(), type: 'faq', questions: [question.uuid, deletedQuestion] };
    const items = had(await desk.call(readReferences, { body: { ...options, fields: { paragraphs: [faq] } } }));
    expect(Object.keys(items)).toEqual([`node/${question.uuid}`]);
    const fields = readWireFields(items[`node/${question.uuid}`] ?? {});
    expect(getFirstText(fields, 'title')).toBe(question.title);
    expect(getFirstText(fields, 'field_answer', 'processed')).toMatch(/^<p>/);
  });

  it('points at nothing where a value has the wrong shape, and is refused for what is not there', async () => {
    const strange = { paragraphs: [{ uuid: 'x', type: 'faq', questions: 7 }, null] };
    expect(had(await desk.call(readReferences, { body: { ...options, fields: strange } }))).toEqual({});
    const result = await desk.call(readReferences, { body: { ...options, type: 'carousel', fields: {} } });
    expect(result).toMatchObject({ failure: { status: 422 } });
  });

  it('offers the forms and the terms of the domain', async () => {
    const forms = had(await desk.call(listChoices, { query: { ...options, kind: 'webform' } })).rows;
    expect(forms.map(({ id }) => id)).toContain('alcohol_1_1');
    expect(forms.map(({ id }) => id)).not.toContain('tobacco_1_1');
    expect(forms.find(({ id }) => id === 'alcohol_1_1')?.audience).toBe('participants');
  });

  it('offers no form without a question, and publishes none into a page', async () => {
    const editableWebform = had(
      await desk.call(createWebform, { body: { title: 'Slaapcheck', domains: ['alcohol'] } }),
    );
    const readForms = async () => had(await desk.call(listChoices, { query: { ...options, kind: 'webform' } })).rows;
    expect((await readForms()).map(({ id }) => id)).not.toContain(editableWebform.id);
    const block = { uuid: crypto.randomUUID(), type: 'webform', webform: editableWebform.id };
    const fields = {
      lead: 'Slaap.',
      paragraphs: [{ ...block, uuid: crypto.randomUUID(), webform: 'alcohol_1_1' }, block],
    };
    const page = { type: 'basic_page', title: 'Slaap', domains: ['alcohol' as const], language: 'nl' as const };
    const empty = had(await desk.call(createPage, { body: page }));
    const params = { nid: empty.nid, language: 'nl' as const };
    const saved = had(await desk.call(savePage, { params, body: { from: empty.vid, title: 'Slaap', fields } }));
    const result = await desk.call(publishPage, { params, body: { from: saved.vid } });
    expect(result.ok ? [] : readViolations(result.failure)).toEqual([
      { path: 'paragraphs.1.webform', message: expect.stringContaining('nog geen vraag') },
    ]);
    const question = { type: 'text', key: 'hoe', label: 'Hoe slaap je?' };
    await content.system.database.pool.query(`update webform_translations set elements = $2 where webform_id = $1`, [
      editableWebform.id,
      JSON.stringify([question]),
    ]);
    expect((await readForms()).map(({ id }) => id)).toContain(editableWebform.id);
    expect((await desk.call(publishPage, { params, body: { from: saved.vid } })).ok).toBe(true);
  });

  it('offers the terms of a vocabulary, in the language of the page', async () => {
    const uuid = crypto.randomUUID();
    await content.system.database.pool.query(
      `with term as (
        insert into terms (uuid, vocabulary, domains) values ($1, 'forums', array['alcohol']) returning tid
      ) insert into term_translations (tid, language, name) select tid, 'nl', 'Vakantie' from term`,
      [uuid],
    );
    const query = { ...options, kind: 'term', vocabulary: 'forums' } as const;
    expect(had(await desk.call(listChoices, { query })).rows).toContainEqual({
      id: uuid,
      label: 'Vakantie',
      audience: null,
    });
  });
});
