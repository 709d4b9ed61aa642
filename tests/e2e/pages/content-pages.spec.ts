import { gzipSync } from 'node:zlib';
import { ask } from '#tests/support/http.ts';
import { CONTENT_PAGES } from '#tests/support/sites.ts';
import { address, expect, productPort, test } from '../support/story.ts';

test.use({ consent: 'asked' });

const scripts = (html: string) => [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1] ?? '');

test.describe('every content page of every domain', () => {
  for (const { label, language, path, name } of CONTENT_PAGES) {
    test(`${label} ${path} answers in ${language}`, async () => {
      const answer = await ask({ port: productPort(), host: `${label}.localhost:${productPort()}`, path });
      expect(answer.status).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.text).toContain(`<html lang="${language}"`);
      expect(answer.text.match(/<h1[\s>]/g)).toHaveLength(1);
      expect(answer.text).not.toMatch(/\sstyle="/);
      expect(answer.text).not.toMatch(/\b(undefined|\[object Object\]|NaN)\b/);
      if (name !== 'welcome') expect(answer.text).not.toContain('astro-island');
    });
  }
});

test('a content page ships no React and at most 8 kB of script', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(address('alcohol', '/'), { waitUntil: 'networkidle' });
  const sources = await Promise.all(bodies);
  const total = sources.reduce((sum, source) => sum + gzipSync(source).length, 0);
  expect(sources.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(8 * 1024);
  expect(sources.some((source) => /react/i.test(source.toString()))).toBe(false);
  expect(scripts(await page.content()).every((source) => source.startsWith('/_astro/'))).toBe(true);
});
