import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { DOMAINS } from '#src/domains/index.ts';
import { isUnparsed, remove } from '#tests/browsers/remove-features.ts';
import { type FilledPage, getVisitorScreens, readShownScreens, somebodyWithEverything } from '../../matrix/filled.ts';
import { expect, getUrl, test } from '../support/story.ts';
import { getVariant } from '../support/variants.ts';

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>;

/** Every screen that a user may see, and the login that shows private ones. */
interface BrowserWalk {
  readonly screens: readonly FilledPage[];
  readonly cookies: Cookies;
}

const WALKED = DOMAINS.filter(({ key }) => key === 'alcohol' || key === 'guided');

/** Screens of the links in mails, which no screen links to; these links are no longer valid. */
const FROM_MAILS = [
  '/valideer/1/1/oud',
  '/user/reset/1/1/oud',
  '/uitnodiging/oud',
  '/registreren-hti/mislukt',
  '/dagelijkse-registratie/2020-01-01',
];

let walks: readonly BrowserWalk[] = [];

// One user visits all screens and changes nothing.
test.describe.configure({ mode: 'default' });
test.use({ viewport: { width: 390, height: 844 } });

test.beforeAll(async ({ browser }) => {
  test.setTimeout(400_000);
  walks = await Promise.all(
    WALKED.map(async (domain) => {
      const context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
      const page = await context.newPage();
      await somebodyWithEverything(page, domain);
      const filledPages = await readShownScreens(page, domain);
      const cookies = await context.cookies();
      await context.close();
      const fromMails = domain.key === 'alcohol' ? FROM_MAILS : [];
      const screens = [...filledPages, ...fromMails.map((path) => ({ id: path, address: getUrl(domain.label, path) }))];
      return { screens, cookies };
    }),
  );
  const visitors = WALKED.flatMap((domain) => getVisitorScreens(domain).filter(({ id }) => !isOwnEntry(id)));
  walks = [{ screens: visitors, cookies: [] }, ...walks];
});

const isOwnEntry = (id: string) => walks.some(({ screens }) => screens.some((screen) => screen.id === id));

/** Records the longest sequence of checks, two per second, in which the page had no text. */
const NOTE_BLANKS = `
  let blanks = 0;
  window.mostBlanks = 0;
  setInterval(() => {
    blanks = document.querySelector('main')?.innerText.trim() ? 0 : blanks + 1;
    window.mostBlanks = Math.max(window.mostBlanks, blanks);
  }, 500);`;
const BLANKS_OF_TEN_SECONDS = 20;

/**
 * Returns true if a phone number can be clicked in the current window; runs in the page. A lock shows no numbers: they
 * are on the page to which it links.
 */
function hasNumberInWindow(): boolean {
  return [...document.querySelectorAll<HTMLElement>('a[href^="tel:"], button.help-pill, .lock a')].some((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return width > 0 && element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
}

/** Visits the screens in the page, and reports the state of each after it has settled. */
async function follow(page: Page, check: (id: string) => Promise<void>): Promise<void> {
  await page.addInitScript(NOTE_BLANKS);
  for (const { screens, cookies } of walks) {
    await page.context().addCookies(cookies);
    for (const { id, address: path } of screens) {
      await test.step(id, async () => {
        await page.goto(path);
        await check(id);
        await page.waitForFunction(hasNumberInWindow);
        expect(await page.evaluate('window.mostBlanks'), id).toBeLessThan(BLANKS_OF_TEN_SECONDS);
      });
    }
  }
}

/** Returns true if everything that the page waits for has loaded, or an error is shown. */
const isSettled = (): boolean =>
  document.querySelector('.screen-failure') !== null ||
  (!document.querySelector('astro-island[ssr][client=load]') &&
    ![...document.querySelectorAll('main .skeleton')].some((element) => element.getClientRects().length > 0));

/** A browser without this feature works like any other. */
const WORKING: readonly (readonly [name: string, isStanding: boolean, prepare: (page: Page) => Promise<unknown>])[] = [
  ...[15.4, 16.4, 17].map((version) => {
    const prepare = async (page: Page) => {
      await page.addInitScript(remove(version));
      if (version >= 16.4) return;
      await page.route(isUnparsed, (route) => route.fulfill({ contentType: 'text/javascript', body: '(' }));
    };
    // The missing features of iOS 15.4 include those of the later versions.
    return [`what iOS ${version} lacks`, version === 15.4, prepare] as const;
  }),
  ...['throw new DOMException("denied", "SecurityError")', 'return null'].map((get) => {
    const script = `for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get() { ${get}; } });`;
    return [`a storage (${get})`, true, (page: Page) => page.addInitScript(script)] as const;
  }),
  [
    'a connection, as it believes',
    true,
    (page) => page.addInitScript('Object.defineProperty(navigator, "onLine", { get: () => false })'),
  ],
];

for (const [name, isStanding, prepare] of WORKING) {
  test(`every screen works without ${name}`, getVariant(isStanding), async ({ page, expectNoise }) => {
    test.setTimeout(400_000);
    // Links of mails that have expired.
    expectNoise(/status of 40[04]/);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`));
    await prepare(page);
    await follow(page, async (id) => {
      await page.waitForFunction(isSettled);
      await expect(page.locator('.screen-failure'), id).toHaveCount(0);
      await expect(page.locator('h1').first(), id).toBeVisible();
      await expect(page.getByText(/geen internet|niet bereiken/).locator('visible=true'), id).toHaveCount(0);
    });
    expect(errors).toEqual([]);
  });
}

/** Expects that a screen shows its failure in its place, with a link to continue. */
async function expectWords(page: Page, id: string): Promise<void> {
  const locator = page.locator('.screen-failure');
  await expect(locator, id).toContainText('Dit scherm doet het nu niet.');
  await expect(locator.getByRole('heading'), id).toBeFocused();
  await expect(locator.getByRole('button', { name: 'Laad opnieuw' }), id).toBeVisible();
  await expect(locator.locator('a[href^="tel:"]').first(), id).toBeInViewport();
  await expect(page.locator('main .skeleton:visible'), id).toHaveCount(0);
}

const hasIsland = (page: Page) => page.locator('astro-island').count();

test('every screen whose scripts do not arrive says so', async ({ page, expectNoise }) => {
  test.setTimeout(400_000);
  expectNoise(/Failed to load|hydrating|ERR_FAILED|dynamically imported/);
  await page.route(/\/_astro\/(?!before-paint|watch-islands).*\.js/, (route) => route.abort());
  await follow(page, async (id) => {
    if (await hasIsland(page)) await expectWords(page, id);
  });
});

/** Every part of an island reads its context, in a shared script. */
const CONTEXT = /if\(!\w+\)(throw Error\(`)useIsland\(\) was called outside an island/;
const PLANTED = '$1planted';
const getScript = (url: string) => readFileSync(`dist/client${new URL(url).pathname}`, 'utf8');
const isContext = (url: URL) => /^\/_astro\/shared.*\.js$/.test(url.pathname) && CONTEXT.test(getScript(url.href));

test('every screen that throws while it is drawn says so in its place', async ({ page, expectNoise }) => {
  test.setTimeout(400_000);
  expectNoise(/planted|react|status of 40[04]/i);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(isContext, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: getScript(route.request().url()).replace(CONTEXT, PLANTED) }),
  );
  await follow(page, async (id) => {
    // The tour covers a page with the same steps, and reads no context.
    if (await page.locator('astro-island:not([component-url*=Joyride])').count()) await expectWords(page, id);
  });
  expect([...new Set(errors)]).toEqual(['planted.']);
});
