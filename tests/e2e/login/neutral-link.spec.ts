import { toNeutralPath } from '#src/cms/mail/neutral-link.ts';
import { openDialog } from '#tests/support/http.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { expect, getProduct, getUrl, productPort, test } from '../support/story.ts';

test.use({ consent: 'asked' });

const get = (path: string) => openDialog({ port: productPort(), host: `localhost:${productPort()}`, path });

test('the link of a mail names no programme and leads to its page, without logging in', async ({ page, context }) => {
  const target = { domain: 'tobacco', language: 'en', path: '/help' } as const;
  const path = await withContentSystem(getProduct(), async ({ keys }) => toNeutralPath(keys, target));
  expect(path).not.toMatch(/help|tobacco|tabak/);
  const answer = await get(path);
  expect([answer.status, answer.headers.location]).toEqual([303, getUrl('tabak', '/en/help')]);
  expect(answer.headers['cache-control']).toBe('no-store');

  await page.goto(`http://localhost:${productPort()}${path}`);
  expect(page.url()).toBe(getUrl('tabak', '/en/help'));
  expect(await context.cookies()).toEqual([]);
});

test('a link that nobody sent is the page that is not there', async ({ page, expectNoise }) => {
  expectNoise(/404/);
  const answer = await page.goto(`http://localhost:${productPort()}/l/v1.made-up`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/niet/);
});
