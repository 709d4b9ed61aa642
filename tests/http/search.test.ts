import { expect, it } from 'vitest';
import { get, getUrl } from './product.ts';

it('the sitemap of a domain lists its own pages in both languages', async () => {
  const answer = await get('alcohol', '/sitemap.xml');
  expect(answer.headers['content-type']).toContain('xml');
  for (const path of ['/', '/en', '/hulp', '/en/help', '/privacy'])
    expect(answer.text).toContain(`<loc>${getUrl('alcohol', path)}</loc>`);
  expect(answer.text).not.toContain('gokken.localhost');
  expect(answer.text).not.toContain('/welkom');
});

it('robots.txt names the sitemap of the host', async () => {
  expect((await get('gokken', '/robots.txt')).text).toContain(`Sitemap: ${getUrl('gokken', '/sitemap.xml')}`);
});

/** Returns the attributes of the page's opening tag that contains a text. */
function getAttributes(html: string, text: string): Readonly<Record<string, string>> {
  const [tag = ''] = html.match(/<(?:link|meta)[^>]*>/g)?.filter((item) => item.includes(text)) ?? [];
  return Object.fromEntries([...tag.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

it('a page says its canonical, its languages, its description and what to share', async () => {
  const { text } = await get('alcohol', '/hulp');
  const getHref = (part: string) => getAttributes(text, part).href;
  expect(getHref('rel="canonical"')).toBe(getUrl('alcohol', '/hulp'));
  expect(getHref('hreflang="nl"')).toBe(getUrl('alcohol', '/hulp'));
  expect(getHref('hreflang="en"')).toBe(getUrl('alcohol', '/en/help'));
  expect(getHref('hreflang="x-default"')).toBe(getUrl('alcohol', '/hulp'));
  expect(text).toContain('<title>Hulp en uitleg | Zelfhulp</title>');
  const getContent = (part: string) => getAttributes(text, part).content;
  expect(getContent('name="description"')?.length ?? 0).toBeGreaterThan(50);
  expect(text.match(/property="og:title"/g)).toHaveLength(1);
  expect(getContent('name="twitter:card"')).toBe('summary_large_image');
  expect(getContent('property="og:image:alt"')).toBe('Een rustig landschap van geknipt papier');
  expect(getContent('property="og:image"')).toBe(getUrl('alcohol', '/share/alcohol.png'));
  const image = await get('alcohol', '/share/alcohol.png');
  expect([image.status, image.headers['content-type']]).toEqual([200, 'image/png']);
  const [, json = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(text) ?? [];
  const data = JSON.parse(json);
  expect(data['@type']).toBe('FAQPage');
  expect(data.mainEntity.length).toBeGreaterThanOrEqual(15);
});

it('the page that documents the components is not indexed', async () => {
  const answer = await get('alcohol', '/componenten');
  expect(answer.status).toBe(200);
  expect(answer.text).toMatch(/<meta name="robots" content="noindex/);
});
