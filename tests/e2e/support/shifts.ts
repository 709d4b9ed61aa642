import type { Page } from '@playwright/test';

/** Of what may move by itself while a screen loads (web.dev/cls). */
export const MOST_SHIFT = 0.02;

/** Calls that settle who is logged in: a screen waits for those of its own when they are done. */
const SESSION = /current-user|session\/token/;

/** Runs in a page before anything of its own: adds up what moves, and what moved furthest. */
function note(): void {
  const noted = { shift: 0, moved: [] as string[] };
  Object.assign(globalThis, { noted });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[]) {
      if (entry.hadRecentInput) continue;
      noted.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const [x, y] = [currentRect.x - previousRect.x, currentRect.y - previousRect.y].map(Math.round);
        noted.moved.push(`${element?.className || element?.localName || 'gone'} ${x},${y}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scripts of a screen; what runs before the first paint is no part of it. */
const SCREEN_SCRIPT = /\/_astro\/(?!before-paint).*\.js/;

/** What is asked for and matches waits until it is released, but for what settles who is logged in. */
async function hold(page: Page, wanted: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(wanted, async (route) => {
    if (!SESSION.test(route.request().url())) await released;
    await route.continue();
  });
  return release;
}

/** What stands there now was painted, also on the page that this one leads to. */
const painted = (page: Page) =>
  page.waitForFunction(
    () => new Promise<true>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

/**
 * Opens an address as on a slow line: its scripts come when what the server sent was painted, and the answers when the
 * screen is awake and was painted with what stands in their place. Tells how much of it moved by itself, and which parts
 * by how many pixels to the right and down.
 */
export async function shiftOf(
  page: Page,
  address: string,
): Promise<{ readonly shift: number; readonly moved: string[] }> {
  await page.addInitScript(note);
  const releaseAnswers = await hold(page, /\/api\//);
  const releaseScripts = await hold(page, SCREEN_SCRIPT);
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  releaseScripts();
  await page.waitForLoadState('load');
  await page.locator('html[data-awake], main h1').first().waitFor({ state: 'attached' });
  await painted(page);
  releaseAnswers();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main .skeleton') === null);
  await painted(page);
  const noted = await page.evaluate(
    () => (globalThis as unknown as { noted: { shift: number; moved: string[] } }).noted,
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return noted;
}
