import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { listPages } from '#src/contract/desk/page-list.ts';
import { listChoices, readReferences } from '#src/contract/desk/uses.ts';
import type { Result } from '#src/contract/result.ts';
import { firstText, wireFields } from '#src/contract/wire.ts';
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

const asked = { type: 'basic_page', domain: 'alcohol', language: 'nl' } as const;

describe('what the page editor asks while somebody writes', () => {
  it('gets what the page points at as visitors see it, saved or not; what they do not see is left out', async () => {
    const query = { type: 'faq_question', domain: 'alcohol', language: 'nl' } as const;
    const [question] = had(await desk.call(listPages, { query })).entities;
    if (!question) throw new Error('No question in the starter content.');
    const gone = crypto.randomUUID();
    const faq = { uuid: crypto.randomUUID(), type: 'faq', questions: [question.uuid, gone] };
    const items = had(await desk.call(readReferences, { body: { ...asked, fields: { paragraphs: [faq] } } }));
    expect(Object.keys(items)).toEqual([`node/${question.uuid}`]);
    const fields = wireFields(items[`node/${question.uuid}`] ?? {});
    expect(firstText(fields, 'title')).toBe(question.title);
    expect(firstText(fields, 'field_answer', 'processed')).toMatch(/^<p>/);
  });

  it('points at nothing where a value has the wrong shape, and is refused for what is not there', async () => {
    const strange = { paragraphs: [{ uuid: 'x', type: 'faq', questions: 7 }, null] };
    expect(had(await desk.call(readReferences, { body: { ...asked, fields: strange } }))).toEqual({});
    const refused = await desk.call(readReferences, { body: { ...asked, type: 'carousel', fields: {} } });
    expect(refused).toMatchObject({ failure: { status: 422 } });
  });

  it('offers the forms and the terms of the domain', async () => {
    const forms = had(await desk.call(listChoices, { query: { ...asked, kind: 'webform' } })).entities;
    expect(forms.map(({ id }) => id)).toContain('alcohol_1_1');
    expect(forms.map(({ id }) => id)).not.toContain('tobacco_1_1');
  });

  it('offers the terms of a vocabulary, in the language of the page', async () => {
    const uuid = crypto.randomUUID();
    await content.system.database.pool.query(
      `with term as (
        insert into terms (uuid, vocabulary, domains) values ($1, 'forums', array['alcohol']) returning tid
      ) insert into term_translations (tid, language, name) select tid, 'nl', 'Vakantie' from term`,
      [uuid],
    );
    const query = { ...asked, kind: 'term', vocabulary: 'forums' } as const;
    expect(had(await desk.call(listChoices, { query })).entities).toContainEqual({ id: uuid, label: 'Vakantie' });
  });
});
