import { openDialog } from '#tests/support/http.ts';
import { startProduct } from '#tests/support/product.ts';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

const PAGES = [
  { path: '/bestaat-niet', title: /niet/i, home: '/' },
  { path: '/en/not-there', title: /not|find/i, home: '/en' },
];

for (const { path, title, home } of PAGES) {
  test(`the 404 page at ${path} says so and leads home`, async ({ page, expectNoise }) => {
    expectNoise(/404/);
    const answer = await page.goto(getUrl('alcohol', path));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toHaveAttribute('href', home);
    await expect(page.locator('a[data-hard-moment-link]:visible').first()).toHaveAttribute('href', /craving|trek-nu/);
    await expect(page.locator('meta[name="robots"][content*="noindex"]')).toHaveCount(1);
    await expectAccessible(page);
  });
}

/** Paths of the content system that are not pages: a token, a status, a term, a paragraph. */
const NO_PAGE = [
  '/session/token',
  '/rest/session/token',
  '/user/login_status',
  '/taxonomy/term/1',
  '/entity/paragraph/1',
  '/en/session/token',
  '/en/taxonomy/term/1',
];

test('an address of a call that names no page is 404 with the 404 page, and nobody is told of the network', async () => {
  test.setTimeout(120_000);
  const product = await startProduct();
  try {
    const host = `alcohol.localhost:${product.port}`;
    const missing = await openDialog({ port: product.port, host, path: '/bestaat-niet' });
    const heading = /<h1[^>]*>[^<]+/.exec(missing.text)?.[0];
    expect(heading).toBeDefined();
    for (const path of NO_PAGE) {
      const answer = await openDialog({ port: product.port, host, path });
      expect([path, answer.status]).toEqual([path, 404]);
      if (!path.startsWith('/en/')) expect(answer.text).toContain(heading);
    }
    await expect.poll(() => product.printed().match(/"status":404/g)?.length).toBe(NO_PAGE.length + 1);
    expect(product.printed()).not.toMatch(/page-unavailable|network/);
  } finally {
    await product.stop();
  }
});
