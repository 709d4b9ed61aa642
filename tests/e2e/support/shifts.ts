import type { Page } from '@playwright/test';

/** Maximum layout shift while a screen loads (web.dev/cls). */
export const MAX_SHIFT = 0.02;

/** Calls that determine the logged-in user: a screen sends its own calls after them. */
const SESSION = /current-user|session\/token/;

/** Runs in a page before its scripts: adds up layout shifts, and records the largest ones. */
function note(): void {
  const notes = { shift: 0, moved: [] as string[] };
  Object.assign(globalThis, { noted: notes });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as {
      value: number;
      hadRecentInput: boolean;
      sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }[]) {
      if (entry.hadRecentInput) continue;
      notes.shift += entry.value;
      for (const { node, previousRect, currentRect } of entry.sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const [x, y] = [currentRect.x - previousRect.x, currentRect.y - previousRect.y].map(Math.round);
        notes.moved.push(`${element?.className || element?.localName || 'gone'} ${x},${y}`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Scripts of a screen, without those that run before the first paint. */
const SCREEN_SCRIPT = /\/_astro\/(?!before-paint).*\.js/;

/** Delays matching requests until the returned function is called, except those that determine the logged-in user. */
async function hold(page: Page, wantedPattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(wantedPattern, async (route) => {
    if (!SESSION.test(route.request().url())) await released;
    await route.continue();
  });
  return release;
}

/** Waits until the current content was painted, also on the page that this one redirects to. */
const painted = (page: Page) =>
  page.waitForFunction(
    () => new Promise<true>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

/**
 * Opens a URL like a slow connection: scripts arrive after the server's HTML was painted, and responses after the
 * hydrated screen was painted with its placeholders. Returns the layout shift, and the moved elements with their
 * distance in pixels to the right and down.
 */
export async function getShift(page: Page, url: string): Promise<{ readonly shift: number; readonly moved: string[] }> {
  await page.addInitScript(note);
  const releaseAnswers = await hold(page, /\/api\//);
  const releaseScripts = await hold(page, SCREEN_SCRIPT);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  releaseScripts();
  await page.waitForLoadState('load');
  await page.locator('html[data-awake], main h1').first().waitFor({ state: 'attached' });
  await painted(page);
  releaseAnswers();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelector('main .skeleton') === null);
  await painted(page);
  const notes = await page.evaluate(
    () => (globalThis as unknown as { noted: { shift: number; moved: string[] } }).noted,
  );
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  return notes;
}
