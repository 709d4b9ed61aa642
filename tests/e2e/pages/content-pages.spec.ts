import { gzipSync } from 'node:zlib';
import { expect, expectAccessible, getUrl, test } from '../support/story.ts';

test.use({ consent: 'asked' });

const getScripts = (html: string) => [...html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)].map((match) => match[1] ?? '');

test('a content page ships no React and at most 8 kB of script', async ({ page }) => {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  await page.goto(getUrl('alcohol', '/'), { waitUntil: 'networkidle' });
  const sources = await Promise.all(bodies);
  const total = sources.reduce((sum, source) => sum + gzipSync(source).length, 0);
  expect(sources.length).toBeGreaterThan(0);
  expect(total).toBeLessThanOrEqual(8 * 1024);
  expect(sources.some((source) => /react/i.test(source.toString()))).toBe(false);
  expect(getScripts(await page.content()).every((source) => source.startsWith('/_astro/'))).toBe(true);
});

for (const { path, open, close } of [
  { path: '/', open: 'Open alle antwoorden', close: 'Sluit alle antwoorden' },
  { path: '/en', open: 'Open all answers', close: 'Close all answers' },
]) {
  test(`one press opens every answer of a list of questions, and the next closes them (${path})`, async ({ page }) => {
    await page.goto(getUrl('alcohol', path));
    const list = page.locator('.faq').first();
    const readStates = () =>
      list.locator('details').evaluateAll((all) => all.map((element) => (element as HTMLDetailsElement).open));
    await list.getByRole('button', { name: open }).press('Enter');
    expect(await readStates()).not.toContain(false);
    await expectAccessible(page);
    await list.getByRole('button', { name: close }).press('Enter');
    expect(await readStates()).not.toContain(true);
    await list.locator('summary').first().press('Enter');
    await expect(list.getByRole('button', { name: open })).toBeVisible();
  });
}
