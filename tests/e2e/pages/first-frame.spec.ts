import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { SCREENS } from '#src/screens/index.ts';
import { sendExercise } from '../support/exercises.ts';
import { createParticipant } from '../support/people.ts';
import { expect, getUrl, test } from '../support/story.ts';

/** Maximum number of scripts of screens for every day, and of other screens; one is the script for a failed screen. */
const MAX_SCRIPTS = 14;
const MAX_ELSEWHERE = 15;
const OF_EVERY_DAY = ['programme', 'plan', 'registration-today', 'calendar', 'account'];

/** Records every landscape and picture of the page, from its first on. */
async function noteFrames(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const snapshot: Record<'places' | 'pictures', string[]> = { places: [], pictures: [] };
    Object.assign(globalThis, { seen: snapshot });
    const add = (list: string[], text: string | null | undefined) => {
      if (text && !list.includes(text)) list.push(text);
    };
    let isPainted = false;
    const check = () => {
      if (!isPainted) return;
      const { scene, light } = document.querySelector<HTMLElement>('main [data-scene]')?.dataset ?? {};
      if (scene) add(snapshot.places, `${scene}, ${light}`);
      add(snapshot.pictures, document.querySelector('use[data-avatar]')?.getAttribute('href'));
    };
    new PerformanceObserver(() => {
      isPainted = true;
      check();
    }).observe({ type: 'paint', buffered: true });
    new MutationObserver(check).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

const getFrames = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { places: string[]; pictures: string[] } }).seen);

for (const { label, path, language } of [
  { label: 'tabak', path: '/programma', language: 'nl' },
  { label: 'tabak', path: '/en/program', language: 'en' },
] as const) {
  test(`the place and the picture of before stand in the first frame of ${path}`, async ({ page }) => {
    await createParticipant(page.context(), label, { language });
    await sendExercise(page, label, 'tobacco_1_1');
    await page.goto(getUrl(label, path));
    await expect(page.locator('main [data-scene]:not(.programme-loading)')).toBeVisible();
    const location = await page
      .locator('main [data-scene]')
      .evaluate((element) => `${(element as HTMLElement).dataset.scene}, ${(element as HTMLElement).dataset.light}`);
    await noteFrames(page);
    await page.reload();
    await expect(page.locator('main [data-scene]:not(.programme-loading)')).toBeVisible();
    // On a busy server the browser may receive the whole screen before its first paint.
    await expect.poll(async () => (await getFrames(page)).places).toEqual([location]);
    expect((await getFrames(page)).pictures).toHaveLength(1);
  });
}

test('who is logged in finds the own picture and the ways of the tab bar before any script of the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await createParticipant(page.context(), 'tabak');
  await sendExercise(page, 'tabak', 'tobacco_1_1');
  await page.goto(getUrl('tabak', '/programma'));
  const picture = page.locator('.account-menu use[data-avatar]');
  await expect(page.locator('main [data-scene]:not(.programme-loading)')).toBeVisible();
  const getIndex = () =>
    page.locator('.site-header :is(.account-menu > summary, .help-pill, [data-quick-exit])').evaluateAll((parts) =>
      parts.flatMap((part) => {
        const { left, width } = part.getBoundingClientRect();
        return width > 0 ? [Math.round(left)] : [];
      }),
    );
  const [href, indexBefore] = [await picture.getAttribute('href'), await getIndex()];
  let continueNext = () => {};
  const pending = new Promise<void>((resolve) => {
    continueNext = resolve;
  });
  await page.route(/\/_astro\/(?!before-paint).*\.js/, async (route) => {
    await pending;
    await route.continue();
  });
  await page.goto(getUrl('tabak', '/programma'), { waitUntil: 'commit' });
  await expect(page.locator('.account-menu > summary')).toBeVisible();
  await expect(picture).toHaveAttribute('href', href ?? '');
  await expect(page.locator('nav.tab-bar')).toBeVisible();
  await expect(page.locator('.tab-bar .skeleton').first()).toBeHidden();
  expect(await getIndex()).toEqual(indexBefore);
  continueNext();
  await expect(page.locator('main [data-scene]:not(.programme-loading)')).toBeVisible();
  expect(await getIndex()).toEqual(indexBefore);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('logging out takes along what the first frame would show', async ({ page }) => {
  await createParticipant(page.context(), 'tabak');
  await page.goto(getUrl('tabak', '/programma'));
  const kept = async () => (await page.context().cookies()).some(({ name }) => name === 'first_frame');
  await expect.poll(kept).toBe(true);
  await page.goto(getUrl('tabak', '/user/logout'));
  await expect(page).not.toHaveURL(/logout/);
  expect(await kept()).toBe(false);
});

test('the head of every screen with an island names its scripts, all that it loads and few', async ({ page }) => {
  const graph = JSON.parse(readFileSync('dist/scripts.json', 'utf8')) as Record<string, unknown>;
  await createParticipant(page.context(), 'tabak');
  const screens = SCREENS.filter(
    ({ access, island, variants, paths, flag }) =>
      access === 'private' && island !== null && !flag && variants.includes('self-help') && !paths.nl.includes(':'),
  ).filter(({ id }) => !['logout', 'consent', 'credentials-hti'].includes(id));
  const tooMany: string[] = [];
  for (const { id, paths } of screens) {
    const modules = new Set<string>();
    const note = (request: { resourceType: () => string; url: () => string }) => {
      if (request.resourceType() === 'script') modules.add(new URL(request.url()).pathname);
    };
    page.on('request', note);
    await page.goto(getUrl('tabak', paths.nl));
    await expect(page.locator('html')).toHaveAttribute('data-awake', '');
    const names = await page
      .locator('head link[rel="modulepreload"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    page.off('request', note);
    expect(
      names.every((path) => path in graph),
      paths.nl,
    ).toBe(true);
    expect(names.length, paths.nl).toBeGreaterThan(5);
    const most = OF_EVERY_DAY.includes(id) ? MAX_SCRIPTS : MAX_ELSEWHERE;
    if (modules.size > most) tooMany.push(`${paths.nl}: ${modules.size}, ${[...modules].join(' ')}`);
  }
  expect(tooMany).toEqual([]);
});

test('a page to read names none, and loads what it always did', async ({ page }) => {
  const response = await page.goto(getUrl('tabak', '/hulp'));
  expect(await response?.text()).not.toContain('modulepreload');
});
