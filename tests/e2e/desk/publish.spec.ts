import { openEditor } from '#tests/support/staff.ts';
import { expect, expectAccessible, getProduct, getUrl, test } from '../support/story.ts';
import { getFreshPath } from './created-pages.ts';

const createPage = (title: string, alias: string, blocks: unknown[] = [], state = 'published') => ({
  type: [{ target_id: 'basic_page' }],
  title: [{ value: title }],
  path: [{ alias }],
  moderation_state: [{ value: state }],
  field_paragraphs: blocks,
});

test('a video loads nothing before consent, and plays after it', async ({ page: tab, context, expectNoise }) => {
  expectNoise(/^request to www\.youtube-nocookie\.com$/);
  const editor = await openEditor(getProduct(), 'cannabis');
  const path = getFreshPath();
  const video = {
    type: [{ target_id: 'video' }],
    field_title: [{ value: 'Een golf' }],
    field_video: [{ uri: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'De golf' }],
    field_transcript: [{ value: '<p>Adem langzaam uit.</p>', format: 'rich_text' }],
  };
  await editor.call('POST', '/api/nl/node?_format=json', createPage('Met video', path, [video]));
  await tab.goto(getUrl('cannabis', path));
  await expect(tab.locator('iframe')).toHaveCount(0);
  await expectAccessible(tab);

  const requests: string[] = [];
  const referrers: (string | undefined)[] = [];
  await context.route(/youtube/, (route) => {
    requests.push(route.request().url());
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
  await expect.poll(() => requests.length).toBeGreaterThan(0);
  // The video player requires a referrer, and receives the origin of the site instead of the page.
  expect(referrers).toEqual([getUrl('cannabis', '/')]);
  expect(requests.every((url) => new URL(url).hostname === 'www.youtube-nocookie.com')).toBe(true);
});
