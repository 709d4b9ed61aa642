import type { Page } from '@playwright/test';
import { sendExercise } from './exercises.ts';
import { participant } from './people.ts';
import { address, expect, test } from './story.ts';

/** Notes every heading, landscape and picture that stands on the page, from its first on. */
async function noteFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Record<'headings' | 'pictures', string[]> = { headings: [], pictures: [] };
    Object.assign(globalThis, { seen });
    const add = (list: string[], text: string | null | undefined) => {
      if (text && !list.includes(text)) list.push(text);
    };
    let isPainted = false;
    const look = () => {
      if (!isPainted) return;
      add(seen.headings, document.querySelector('main h1')?.textContent);
      add(seen.pictures, document.querySelector('use[data-avatar]')?.getAttribute('href'));
    };
    new PerformanceObserver(() => {
      isPainted = true;
      look();
    }).observe({ type: 'paint', buffered: true });
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

const framesOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { headings: string[]; pictures: string[] } }).seen);

for (const { label, path, language } of [
  { label: 'tabak', path: '/programma', language: 'nl' },
  { label: 'tabak', path: '/en/program', language: 'en' },
] as const) {
  test(`the place and the picture of before stand in the first frame of ${path}`, async ({ page }) => {
    await participant(page.context(), label, { language });
    await sendExercise(page, label, 'tobacco_1_1');
    await page.goto(address(label, path));
    await expect(page.locator('main [data-scene]')).toBeVisible();
    const heading = (await page.locator('main h1').textContent()) ?? '';
    await noteFrames(page);
    await page.reload();
    await expect(page.locator('main [data-scene]')).toBeVisible();
    const { headings, pictures } = await framesOf(page);
    expect(headings).toEqual([heading]);
    expect(pictures).toHaveLength(1);
  });
}

test('logging out takes along what the first frame would show', async ({ page }) => {
  await participant(page.context(), 'tabak');
  await page.goto(address('tabak', '/programma'));
  const kept = async () => (await page.context().cookies()).some(({ name }) => name === 'first_frame');
  await expect.poll(kept).toBe(true);
  await page.goto(address('tabak', '/user/logout'));
  await expect(page).not.toHaveURL(/logout/);
  expect(await kept()).toBe(false);
});
