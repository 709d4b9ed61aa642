import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { moveContext } from './moved-context.ts';

const PORT = () => {
  const port = process.env.PRODUCT_PORT;
  if (!port) throw new Error('The product is not running.');
  return Number(port);
};

export const productPort = PORT;

/** Returns the running product in the format of the session functions. */
export const getProduct = () => ({ port: PORT(), dataDir: process.env.PRODUCT_DATA ?? '' });

/** Returns the URL of a path in a domain, by the domain's host label. */
export function getUrl(label: string, path: string): string {
  return `http://${label}.localhost:${PORT()}${path}`;
}

const LABELS = ['alcohol', 'tabak', 'gokken', 'cannabis', 'cocaine', 'naasten', 'begeleid'];

interface Consent {
  /** State of the cookie question: if it was answered before, it is not shown. */
  readonly consent: 'answered' | 'asked';
}

interface Noise {
  /** Console lines that a story expects, for example the 404 of an absent page. */
  readonly expectNoise: (pattern: RegExp) => void;
}

/**
 * Routes every request of the page through the story after its first mock: when routing ended (`unroute`, `times`)
 * while a page was loading, Chromium sometimes never completed pending requests, and the page remained empty.
 */
function keepAsking(page: Page): void {
  const route = page.route.bind(page);
  let asking: Promise<unknown> | null = null;
  page.route = async (...args) => {
    asking ??= route('never://**', (request) => request.continue());
    await asking;
    return route(...args);
  };
}

/**
 * Delays leaving a page until a closed popup has removed its history entry: the browser handles one navigation at a
 * time, and no user clicks that fast.
 */
function leaveWhenTidied(page: Page): void {
  const tidied = () =>
    page.waitForFunction(() => !history.state?.popups || document.querySelector('dialog[open], .more[open]') !== null);
  for (const method of ['goto', 'reload', 'goBack'] as const) {
    const leave = page[method].bind(page) as (...given: unknown[]) => ReturnType<Page['reload']>;
    Object.assign(page, { [method]: async (...args: unknown[]) => tidied().then(() => leave(...args)) });
  }
}

const NAMESPACES = readdirSync('public/locales/nl').map((file) => file.replace('.json', ''));
const TEXT_KEY = new RegExp(`^(?:${NAMESPACES.join('|')})[.:][\\w.:-]+$`);

/** Chromium sometimes logs that the closed popup with help lines does not take the focus from the focused element. */
const ASIDE =
  /^info: Autofocus processing was blocked because a document(?:'s URL has a fragment| already has a focused)/;

/** Console output, errors and requests to other hosts, of all contexts of the current story. */
let received: string[] = [];

function watch(context: BrowserContext): void {
  context.on('console', (message) => received.push(`${message.type()}: ${message.text()} (${message.location().url})`));
  context.on('weberror', (error) => received.push(`error: ${error.error().message}`));
  context.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^https?:$/.test(protocol) && !/(^|\.)localhost$/.test(hostname)) received.push(`request to ${hostname}`);
  });
}

/** A story: a user in a real browser. Unexpected console output, errors and requests to other hosts fail it. */
export const test = base.extend<Noise & Consent, { readonly inEveryContext: undefined }>({
  inEveryContext: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = (await open(options)).on('page', leaveWhenTidied);
        watch(context);
        await moveContext(context);
        return context;
      };
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  consent: ['answered', { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent === 'answered') {
      const answer = (label: string) => ({ name: 'consent', value: 'p0v0', url: getUrl(label, '/') });
      await context.addCookies(LABELS.map(answer));
    }
    context.on('page', keepAsking);
    await use(context);
  },
  expectNoise: [
    async ({ context: _ }, use) => {
      received = [];
      const expected: RegExp[] = [ASIDE];
      await use((pattern) => expected.push(pattern));
      expect(received.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const AXE_OPTIONS: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // Style sheets are read for one rule that is still an experiment and never runs.
  preload: { assets: ['media'] },
};

/** The minified build: half as much to inject and parse. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns axe's findings for the page and its frames: `rule: selector, selector`. The script is injected once per page,
 * because it is large.
 */
async function readAccessibilityFindings(page: Page): Promise<readonly string[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate('"axe" in window'))) await frame.evaluate(AXE);
  }
  return page.evaluate(async (options) => {
    const { violations } = await (window as typeof window & { axe: typeof import('axe-core') }).axe.run(options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, AXE_OPTIONS);
}

/**
 * Screens that axe has checked in each story: a URL with its heading, its open popup, its alerts, any form error, and
 * its appearance. Other changes of the content are not checked again.
 */
const lookedAt = new WeakMap<BrowserContext, Set<string>>();

const getScreen = (page: Page) =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h1, h2, dialog[open] :is(h2, h3)')].map((line) => line.textContent);
    const alerts = [...document.querySelectorAll<HTMLElement>('dialog[open], [role=alert]')].map(
      (part) => part.innerText,
    );
    const isRefused = document.querySelector('[aria-invalid="true"]') !== null;
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    const { fontSize } = getComputedStyle(document.documentElement);
    return JSON.stringify([location.href, headings, alerts, isRefused, innerWidth, innerHeight, isDark, fontSize]);
  });

/** Returns false if axe already checked this screen in this story. */
async function isNewScreen(page: Page): Promise<boolean> {
  const screens = lookedAt.get(page.context()) ?? new Set();
  lookedAt.set(page.context(), screens);
  const screen = await getScreen(page);
  const isNew = !screens.has(screen);
  screens.add(screen);
  return isNew;
}

/** Animations longer than this are checked while they run. */
const SHORT_MS = 2_000;

/**
 * Expects no accessibility finding on the current page, scrolled to its top, because fixed elements cover scrolled
 * content. A story checks each screen once.
 */
export async function expectAccessible(page: Page): Promise<void> {
  // A loading page has no heading yet.
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await readMissingTexts(page)).toEqual([]);
  if (!(await isNewScreen(page))) return;
  // A dialog that is fading in does not have its final colours yet, so animations are finished and transitions
  // disabled. Waiting for their end could hang: on a page that draws no frame a cancelled transition never ends.
  const moving = await page.evaluateHandle((short) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(still);
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (typeof endTime === 'number' && endTime <= short) animation.finish();
    }
    return still;
  }, SHORT_MS);
  // Content behind a fixed bar is reached by scrolling, so the check runs without the bar.
  await stayingBar(page, 'static');
  const findings = await readAccessibilityFindings(page);
  await stayingBar(page, '');
  await moving.evaluate((still) => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(still), 1));
  expect(findings).toEqual([]);
}

const stayingBar = (page: Page, position: string) =>
  page.locator('.tab-bar').evaluateAll((bars, value) => {
    for (const bar of bars) if (bar instanceof HTMLElement) bar.style.position = value;
  }, position);

/** Returns texts of the page that look like the key of a missing text: `moments.sheet.title`, `videoText`. */
async function readMissingTexts(page: Page): Promise<readonly string[]> {
  const lines = (await page.locator('body').innerText()).split(/\n+/).map((line) => line.trim());
  return lines.filter((line) => /^[a-z]+(?:[A-Z][a-z]+)+$/.test(line) || TEXT_KEY.test(line));
}

/** Expects no horizontal scrolling. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}
