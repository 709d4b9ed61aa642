import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { DOMAINS } from '#src/domains/index.ts';
import { buildProduct } from '#src/server/build-product.ts';
import { isBuilt } from '#src/server/built.ts';
import { ROOT } from '#src/server/root.ts';
import { makeVisitor } from '../bench/visitor.ts';
import { CHROMIUM_FLAGS, ensureChromium, LARGE_TEXT } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { runCommand } from '../support/run-command.ts';
import { getIndexPage, type Picture } from './index-page.ts';
import { getScreens, getShown, readLinkedPaths } from './pages.ts';
import { type Gallery, getPerson, isShownBy, logIn } from './people.ts';
import {
  type Choice,
  type GalleryVariant,
  getAppearance,
  getHeight,
  getStates,
  isWanted,
  readChoice,
  type State,
} from './variants.ts';

/** Flags of the browser by its text size in percent. */
const BROWSERS: Readonly<Record<GalleryVariant['text'], readonly string[]>> = { 100: [], 200: [LARGE_TEXT] };

/** Calls that determine the logged-in user: without them there is no screen that could fail. */
const SESSION = /current-user|session\/token/;

/** Creates a browser context of a user in this state. */
async function getContext(browser: Browser, gallery: Gallery, state: State): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
  await context.addCookies([{ name: 'consent', value: 'p0v0', url: gallery.origin }]);
  const person = getPerson(gallery.domain, state);
  if (state === 'empty') {
    await context.addCookies([...(await makeVisitor(gallery.product, new URL(gallery.origin).hostname))]);
  } else if (person) await logIn(context, gallery, person);
  if (state === 'failed')
    await context.route('**/api/**', (route) =>
      SESSION.test(route.request().url()) ? route.continue() : route.abort(),
    );
  if (state === 'slow')
    await context.route('**/api/**', (route) => (SESSION.test(route.request().url()) ? route.continue() : undefined));
  return context;
}

async function accept(page: Page, url: string, look: GalleryVariant, state: State, file: string): Promise<void> {
  await page.setViewportSize({ width: look.width, height: getHeight(look.width) });
  await page.emulateMedia({ colorScheme: look.scheme, reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: state === 'slow' ? 'load' : 'networkidle' });
  if (state === 'slow') await page.locator('html[data-awake], main h1').first().waitFor();
  await page.screenshot({ path: file, fullPage: true, type: 'jpeg', quality: 70 });
}

/** Takes the selected pictures at one text size, in a browser with that setting. */
async function readTakeAll(
  browser: Browser,
  gallery: Gallery,
  choice: Choice & { readonly looks: readonly GalleryVariant[] },
  folder: string,
): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const guide = await getContext(browser, gallery, 'three-weeks');
  const links = await readLinkedPaths(await guide.newPage(), gallery.origin, gallery.domain);
  await guide.close();
  for (const state of getStates(choice).filter((state) => isShownBy(gallery.domain, state))) {
    const context = await getContext(browser, gallery, state);
    const page = await context.newPage();
    const language = getPerson(gallery.domain, state)?.[1] ?? 'nl';
    for (const screen of getScreens(gallery.domain)) {
      const isSeen = state === 'visitor' ? screen.access !== 'private' : screen.access === 'private';
      const path = getShown(screen, language, language === 'nl' ? links : {});
      if (!isSeen || !path || !isWanted(choice, screen.id)) continue;
      for (const look of choice.looks) {
        const name = [screen.id, state, look.width, look.scheme, look.text].join('_');
        const file = join(folder, `${name}.jpg`);
        if (choice.again || !existsSync(file)) await accept(page, gallery.origin + path, look, state, file);
        pictures.push({ screen: screen.id, state, ...look, file: `${name}.jpg` });
      }
      console.log(`${screen.id}, ${state}`);
    }
    await context.close();
  }
  return pictures;
}

async function main(): Promise<void> {
  const choice = readChoice(process.argv.slice(2));
  const domain = DOMAINS.find(({ label }) => label === choice.domain);
  if (!domain) throw new Error(`No programme "${choice.domain}": ${DOMAINS.map(({ label }) => label).join(', ')}.`);
  if (!isBuilt(ROOT)) await buildProduct(ROOT);
  const folder = join(ROOT, '.gallery', domain.label);
  mkdirSync(folder, { recursive: true });
  const product = await startProduct();
  try {
    const env = { NODE_ENV: 'production', DATA_DIR: product.dataDir, PORT: String(product.port) };
    const { stdout } = await runCommand('demo', ['--really'], env);
    const password = /The password of each: (\S+)/.exec(stdout)?.[1];
    if (!password) throw new Error(`The people of the demo did not come:\n${stdout}`);
    const origin = `http://${domain.label}.localhost:${product.port}`;
    const gallery: Gallery = { product, domain, origin, password, cookies: new Map() };
    const pictures: Picture[] = [];
    for (const [text, flags] of Object.entries(BROWSERS)) {
      const looks = getAppearance(choice).filter((look) => look.text === Number(text));
      if (looks.length === 0) continue;
      const browser = await chromium.launch({
        executablePath: ensureChromium(),
        args: [...CHROMIUM_FLAGS, ...flags],
      });
      pictures.push(...(await readTakeAll(browser, gallery, { ...choice, looks }, folder)));
      await browser.close();
    }
    writeFileSync(join(folder, 'index.html'), getIndexPage(domain.label, pictures));
    console.log(`${pictures.length} pictures: ${join('.gallery', domain.label, 'index.html')}`);
  } finally {
    await product.stop();
  }
}

await main();
