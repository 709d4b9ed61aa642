import { describe, expect, it } from 'vitest';
import { openEditor } from '#tests/support/staff.ts';
import { get as getOf, getProduct } from './product.ts';

const get = (path: string, headers = {}) => getOf('cannabis', path, headers);

const createPage = (title: string, alias: string, blocks: unknown[] = [], state = 'published') => ({
  type: [{ target_id: 'basic_page' }],
  title: [{ value: title }],
  path: [{ alias }],
  moderation_state: [{ value: state }],
  field_paragraphs: blocks,
});

describe('what an editor does shows on the next request', () => {
  it('publish, change, rename, unpublish and delete', async () => {
    const editor = await openEditor(getProduct(), 'cannabis');
    expect((await get('/nieuw')).status).toBe(404);

    const answer = await editor.call('POST', '/api/nl/node?_format=json', createPage('Eerste titel', '/nieuw'));
    expect(answer.status).toBe(201);
    const id = JSON.parse(answer.text).nid[0].value;
    expect((await get('/nieuw')).text).toContain('Eerste titel');

    const type = [{ target_id: 'basic_page' }];
    await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, { type, title: [{ value: 'Tweede titel' }] });
    expect((await get('/nieuw')).text).toContain('Tweede titel');

    await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, { type, path: [{ alias: '/anders' }] });
    const movedAnswer = await get('/nieuw?van=mail');
    expect([301, 308]).toContain(movedAnswer.status);
    expect(movedAnswer.headers.location).toBe('/anders?van=mail');
    expect((await get('/anders')).text).toContain('Tweede titel');

    await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, { type, moderation_state: [{ value: 'archived' }] });
    const [hidden, never] = [await get('/anders'), await get('/nooit')];
    expect([hidden.status, never.status]).toEqual([404, 404]);
    expect(hidden.text.replaceAll('/anders', '/nooit')).toBe(never.text);

    expect((await editor.call('DELETE', `/api/nl/node/${id}?_format=json`)).status).toBe(204);
    expect((await get('/anders')).status).toBe(404);
  });

  it('unpublish and publish again around an application', async () => {
    const editor = await openEditor(getProduct(), 'cannabis');
    const path = '/wachtwoord-vergeten';
    const answer = await editor.call('POST', '/api/nl/node?_format=json', createPage('Om de aanvraag heen', path));
    expect(answer.status).toBe(201);
    const node = `/api/nl/node/${JSON.parse(answer.text).nid[0].value}?_format=json`;
    const setState = (value: string) =>
      editor.call('PATCH', node, { type: [{ target_id: 'basic_page' }], moderation_state: [{ value }] });
    expect((await get(path)).text).toContain('Om de aanvraag heen');

    await setState('archived');
    const hidden = await get(path);
    expect(hidden.status).toBe(200);
    expect(hidden.text).not.toContain('Om de aanvraag heen');
    await setState('published');
    expect((await get(path)).text).toContain('Om de aanvraag heen');
    expect((await editor.call('DELETE', node)).status).toBe(204);
  });

  it('a block of an unknown type shows nothing to visitors and leaves the page intact', async () => {
    const editor = await openEditor(getProduct(), 'cannabis');
    const blocks = [
      { type: [{ target_id: 'text' }], field_text: [{ value: '<p>Voor het blok.</p>', format: 'rich_text' }] },
      { type: [{ target_id: 'carousel_3000' }], field_slides: [{ value: 'geheim' }] },
      { type: [{ target_id: 'text' }], field_text: [{ value: '<p>Na het blok.</p>', format: 'rich_text' }] },
    ];
    const result = await editor.call(
      'POST',
      '/api/nl/node?_format=json',
      createPage('Onbekend blok', '/onbekend-blok', blocks),
    );
    expect(result.status).toBe(201);
    const answer = await get('/onbekend-blok');
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Voor het blok.');
    expect(answer.text).toContain('Na het blok.');
    expect(answer.text).not.toContain('geheim');
    const staff = await get('/onbekend-blok', { cookie: editor.cookie });
    expect(staff.text).toContain('carousel_3000');
    expect(staff.headers['cache-control']).toContain('no-store');
    expect((await get('/onbekend-blok')).text).not.toContain('carousel_3000');
  });

  it('a question that is gone is left out of the list', async () => {
    const editor = await openEditor(getProduct(), 'cannabis');
    const blocks = [
      {
        type: [{ target_id: 'faq' }],
        field_title: [{ value: 'Vragen' }],
        field_questions: [{ target_uuid: '00000000-0000-4000-8000-000000000000', target_type: 'node' }],
      },
    ];
    const body = createPage('Kapotte verwijzing', '/kapotte-verwijzing', blocks);
    expect([201, 422]).toContain((await editor.call('POST', '/api/nl/node?_format=json', body)).status);
    expect([200, 404]).toContain((await get('/kapotte-verwijzing')).status);
  });
});
