import { gzipSync } from 'node:zlib';
import { address, expect, test } from '../support/story.ts';

test.use({ consent: 'asked' });

const scripts = (html: string) => [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1] ?? '');

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
