import { ask } from '#tests/support/http.ts';
import { address, expect, productPort, test } from '../support/story.ts';

const get = (path: string, label = 'alcohol') =>
  ask({ port: productPort(), host: `${label}.localhost:${productPort()}`, path });

test('the sitemap of a domain lists its own pages in both languages', async () => {
  const answer = await get('/sitemap.xml');
  expect(answer.headers['content-type']).toContain('xml');
  for (const path of ['/', '/en', '/hulp', '/en/help', '/privacy'])
    expect(answer.text).toContain(`<loc>${address('alcohol', path)}</loc>`);
  expect(answer.text).not.toContain('gokken.localhost');
  expect(answer.text).not.toContain('/welkom');
});

test('robots.txt names the sitemap of the host', async () => {
  expect((await get('/robots.txt', 'gokken')).text).toContain(`Sitemap: ${address('gokken', '/sitemap.xml')}`);
});

test('a page says its canonical, its languages, its description and what to share', async ({ page }) => {
  await page.goto(address('alcohol', '/hulp'));
  const href = (selector: string) => page.locator(selector).getAttribute('href');
  expect(await href('link[rel="canonical"]')).toBe(address('alcohol', '/hulp'));
  expect(await href('link[rel="alternate"][hreflang="nl"]')).toBe(address('alcohol', '/hulp'));
  expect(await href('link[rel="alternate"][hreflang="en"]')).toBe(address('alcohol', '/en/help'));
  expect(await href('link[rel="alternate"][hreflang="x-default"]')).toBe(address('alcohol', '/hulp'));
  await expect(page).toHaveTitle('Hulp en uitleg | Zelfhulp');
  expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length ?? 0).toBeGreaterThan(50);
  expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
  const content = (selector: string) => page.locator(selector).getAttribute('content');
  expect(await content('meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(await content('meta[property="og:image:alt"]')).toBe('Een rustig landschap van geknipt papier');
  expect(await content('meta[property="og:image"]')).toBe(address('alcohol', '/share/alcohol.png'));
  const image = await get('/share/alcohol.png');
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '{}');
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity.length).toBeGreaterThanOrEqual(15);
});

test('the page that documents the components is not indexed', async () => {
  const answer = await get('/componenten');
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(/<meta name="robots" content="noindex/);
});
