import { ask } from '#tests/support/http.ts';
import { openEditor } from '#tests/support/staff.ts';
import { address, expect, expectAccessible, product, productPort, test } from '../support/story.ts';

const get = (path: string, headers = {}) =>
  ask({ port: productPort(), host: `cannabis.localhost:${productPort()}`, path, headers });

const page = (title: string, alias: string, blocks: unknown[] = [], state = 'published') => ({
  type: [{ target_id: 'basic_page' }],
  title: [{ value: title }],
  path: [{ alias }],
  moderation_state: [{ value: state }],
  field_paragraphs: blocks,
});

test.describe('what an editor does shows on the next request', () => {
  test('publish, change, rename, unpublish and delete', async () => {
    const editor = await openEditor(product(), 'cannabis');
    expect((await get('/nieuw')).status).toBe(404);

    const made = await editor.call('POST', '/api/nl/node?_format=json', page('Eerste titel', '/nieuw'));
    expect(made.status).toBe(201);
    const id = JSON.parse(made.text).nid[0].value;
    expect((await get('/nieuw')).text).toContain('Eerste titel');

    const type = [{ target_id: 'basic_page' }];
    await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, { type, title: [{ value: 'Tweede titel' }] });
    expect((await get('/nieuw')).text).toContain('Tweede titel');

    await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, { type, path: [{ alias: '/anders' }] });
    const moved = await get('/nieuw?van=mail');
    expect([301, 308]).toContain(moved.status);
    expect(moved.headers.location).toBe('/anders?van=mail');
    expect((await get('/anders')).text).toContain('Tweede titel');

    await editor.call('PATCH', `/api/nl/node/${id}?_format=json`, { type, moderation_state: [{ value: 'archived' }] });
    const [hidden, never] = [await get('/anders'), await get('/nooit')];
    expect([hidden.status, never.status]).toEqual([404, 404]);
    expect(hidden.text.replaceAll('/anders', '/nooit')).toBe(never.text);

    expect((await editor.call('DELETE', `/api/nl/node/${id}?_format=json`)).status).toBe(204);
    expect((await get('/anders')).status).toBe(404);
  });

  test('a block of an unknown type shows nothing to visitors and leaves the page intact', async () => {
    const editor = await openEditor(product(), 'cannabis');
    const blocks = [
      { type: [{ target_id: 'text' }], field_text: [{ value: '<p>Voor het blok.</p>', format: 'rich_text' }] },
      { type: [{ target_id: 'carousel_3000' }], field_slides: [{ value: 'geheim' }] },
      { type: [{ target_id: 'text' }], field_text: [{ value: '<p>Na het blok.</p>', format: 'rich_text' }] },
    ];
    const made = await editor.call(
      'POST',
      '/api/nl/node?_format=json',
      page('Onbekend blok', '/onbekend-blok', blocks),
    );
    expect(made.status).toBe(201);
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

  test('a question that is gone is left out of the list', async () => {
    const editor = await openEditor(product(), 'cannabis');
    const blocks = [
      {
        type: [{ target_id: 'faq' }],
        field_title: [{ value: 'Vragen' }],
        field_questions: [{ target_uuid: '00000000-0000-4000-8000-000000000000', target_type: 'node' }],
      },
    ];
    const body = page('Kapotte verwijzing', '/kapotte-verwijzing', blocks);
    expect([201, 422]).toContain((await editor.call('POST', '/api/nl/node?_format=json', body)).status);
    expect([200, 404]).toContain((await get('/kapotte-verwijzing')).status);
  });
});

test('a video loads nothing before consent, and plays after it', async ({ page: tab, context, expectNoise }) => {
  expectNoise(/^request to www\.youtube-nocookie\.com$/);
  const editor = await openEditor(product(), 'cannabis');
  const video = {
    type: [{ target_id: 'video' }],
    field_title: [{ value: 'Een golf' }],
    field_video: [{ uri: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'De golf' }],
    field_transcript: [{ value: '<p>Adem langzaam uit.</p>', format: 'rich_text' }],
  };
  await editor.call('POST', '/api/nl/node?_format=json', page('Met video', '/met-video', [video]));
  await tab.goto(address('cannabis', '/met-video'));
  await expect(tab.locator('iframe')).toHaveCount(0);
  await expectAccessible(tab);

  const asked: string[] = [];
  const referrers: (string | undefined)[] = [];
  await context.route(/youtube/, (route) => {
    asked.push(route.request().url());
    if (route.request().isNavigationRequest()) referrers.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'text/html', body: '<title>video</title>' });
  });
  await tab
    .getByRole('button', { name: /Bekijk deze video|Speel/ })
    .first()
    .click();
  const always = tab.getByRole('button', { name: /Bekijk deze video/ });
  if (await always.isVisible()) await always.click();
  await expect(tab.locator('iframe')).toHaveCount(1);
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  // The player asks which site shows it, and starts for none that keeps silent; it learns nothing of the page.
  expect(referrers).toEqual([address('cannabis', '/')]);
  expect(asked.every((url) => new URL(url).hostname === 'www.youtube-nocookie.com')).toBe(true);
});
