import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown> & { message?: string };
}

let content: TestContentSystem;
let staff: Record<string, string>;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  staff = await content.signIn('editor');
});
afterAll(() => content.close());

async function send(method: string, path: string, body: unknown, headers = {}): Promise<Answer> {
  const init = { method, body: JSON.stringify(body), headers: { ...staff, ...headers } };
  const answer = await content.ask(`/api/nl${path}`, init);
  return { status: answer.status, body: (await answer.json()) as Answer['body'] };
}
const getFirst = (body: Answer['body'], name: string) => (body[name] as { value: unknown }[])[0]?.value;
const createPage = (alias: string, extra = {}) => ({
  type: 'basic_page',
  title: [{ value: 'Nieuw' }],
  path: [{ alias }],
  moderation_state: [{ value: 'published' }],
  ...extra,
});

describe('POST /node by staff', () => {
  test('makes a page that visitors see at once', async () => {
    const text = { type: [{ target_id: 'text' }], field_text: [{ value: '<p>Dag</p>', format: 'rich_text' }] };
    const answer = await send('POST', '/node', createPage('/nieuw', { field_paragraphs: [text] }));
    expect([answer.status, getFirst(answer.body, 'moderation_state')]).toEqual([201, 'published']);
    const body = (await (await content.ask('/api/nl/nieuw')).json()) as { field_paragraphs: Record<string, unknown>[] };
    expect(body.field_paragraphs[0]?.field_text).toMatchObject([{ value: '<p>Dag</p>' }]);
  });

  test('lists every refused value, in the reader’s language', async () => {
    const { status, body } = await send('POST', '/node', {
      type: 'landing_page',
      title: [{ value: ' ' }],
      field_lead: [{ value: 'x'.repeat(601) }],
      field_paragraphs: [{ type: 'phase', field_title: ['Fase'] }, { type: 'text' }],
    });
    expect(status).toBe(422);
    expect(body.message).toBe(
      'Unprocessable Entity: validation failed.\n' +
        'title: Dit veld mag niet leeg zijn.\n' +
        'field_lead: Deze tekst is te lang.\n' +
        'field_paragraphs.0: Dit blok mag hier niet staan.\n' +
        'field_paragraphs.1.field_text: Dit veld mag niet leeg zijn.\n',
    );
  });

  test('wants values wrapped, a known type and known fields', async () => {
    const answer = await send('POST', '/node', { ...createPage('/los'), title: 'Los' });
    expect([answer.status, answer.body.message]).toEqual([
      422,
      expect.stringContaining('title: Stuur dit veld als lijst.'),
    ]);
    expect((await send('POST', '/node', { type: 'nothing' })).status).toBe(422);
    expect((await send('POST', '/node', { type: 'diary_entry', title: [{ value: 'x' }] })).status).toBe(403);
    expect((await send('POST', '/node', createPage('/y', { field_nonsense: [] }))).status).toBe(422);
  });

  test('a refused path makes no page', async () => {
    const result = await content.system.database.pool.query('select count(*) from nodes');
    expect((await send('POST', '/node', createPage('/hulp'))).status).toBe(422);
    expect((await content.system.database.pool.query('select count(*) from nodes')).rows).toEqual(result.rows);
  });
});

describe('PATCH /node/{id} by staff', () => {
  async function make(alias: string) {
    const { body } = await send('POST', '/node', createPage(alias, { field_lead: [{ value: 'Inleiding' }] }));
    return { nid: getFirst(body, 'nid'), vid: getFirst(body, 'vid'), body };
  }

  test('changes what is sent and keeps the rest; null and [] empty a field', async () => {
    const { nid } = await make('/stuk');
    const answer = await send('PATCH', `/node/${nid}`, { type: 'basic_page', title: [{ value: 'Anders' }] });
    expect([answer.status, getFirst(answer.body, 'title'), getFirst(answer.body, 'field_lead')]).toEqual([
      200,
      'Anders',
      'Inleiding',
    ]);
    const emptiedAnswer = await send('PATCH', `/node/${nid}`, { type: 'basic_page', field_lead: null });
    expect(emptiedAnswer.body.field_lead).toEqual([]);
  });

  test('a stale If-Match is 412 and changes nothing; the fresh one passes', async () => {
    const { nid, vid } = await make('/oud');
    const body = { type: 'basic_page', title: [{ value: 'Eén' }] };
    expect((await send('PATCH', `/node/${nid}`, body, { 'if-match': `"${vid}"` })).status).toBe(200);
    const late = { type: 'basic_page', title: [{ value: 'Twee' }] };
    expect((await send('PATCH', `/node/${nid}`, late, { 'if-match': `"${vid}"` })).status).toBe(412);
    expect((await send('PATCH', `/node/${nid}`, late, { 'if-match': 'nonsense' })).status).toBe(412);
    expect(getFirst((await (await content.ask('/api/nl/oud')).json()) as Answer['body'], 'title')).toBe('Eén');
  });

  test('a draft stays hidden, archived takes the page away', async () => {
    const { nid } = await make('/stand');
    const readState = (value: string, title: string) =>
      send('PATCH', `/node/${nid}`, { type: 'basic_page', title: [{ value: title }], moderation_state: [{ value }] });
    await readState('draft', 'Concept');
    expect(getFirst((await (await content.ask('/api/nl/stand')).json()) as Answer['body'], 'title')).toBe('Nieuw');
    await readState('archived', 'Concept');
    expect((await content.ask('/api/nl/stand')).status).toBe(404);
  });

  test('what came out goes in again unchanged, unknown paragraphs included', async () => {
    const strange = {
      type: [{ target_id: 'carousel' }],
      uuid: [{ value: crypto.randomUUID() }],
      slides: [1, { a: 'b' }],
    };
    const { body } = await send('POST', '/node', createPage('/rond', { field_paragraphs: [strange] }));
    const nid = getFirst(body, 'nid');
    const newAnswer = await send('PATCH', `/node/${nid}`, body);
    expect(newAnswer.status).toBe(200);
    const { vid: _a, changed: _b, ...before } = body;
    const { vid: _c, changed: _d, ...after } = newAnswer.body;
    expect(after).toEqual(before);
    expect((after.field_paragraphs as { slides: unknown }[])[0]?.slides).toEqual([1, { a: 'b' }]);
  });

  test('another type is refused, an absent node is 404', async () => {
    const { nid } = await make('/type');
    expect((await send('PATCH', `/node/${nid}`, { type: 'help' })).status).toBe(422);
    expect((await send('PATCH', '/node/999999', { type: 'help' })).status).toBe(404);
  });

  test('notes are for staff alone', async () => {
    const markSeen = async (headers: Record<string, string>) =>
      Object.keys((await (await content.ask('/api/nl/hulp', { headers })).json()) as object);
    expect(await markSeen({})).not.toContain('notes');
    expect(await markSeen(staff)).toContain('notes');
  });

  test('DELETE takes the node away', async () => {
    const { nid } = await make('/weg-ermee');
    const answer = await content.ask(`/api/nl/node/${nid}`, { method: 'DELETE', headers: staff });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect((await content.ask('/api/nl/weg-ermee')).status).toBe(404);
  });
});
