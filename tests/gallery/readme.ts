import { statSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { DOMAINS } from '#src/domains/index.ts';
import { ROOT } from '#src/server/root.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '../support/browser.ts';
import { startProduct } from '../support/product.ts';
import { runCommand } from '../support/run-command.ts';
import { openStaffSession, STAFF_HOST } from '../support/staff-session.ts';
import { logIn } from './people.ts';

/** `npx node tests/gallery/readme.ts` takes the README's two pictures of the built product. */

const LARGEST = 150_000;

async function accept(page: Page, url: string, size: { width: number; height: number }, name: string): Promise<void> {
  await page.setViewportSize(size);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.locator('main h1').first().waitFor();
  const path = join(ROOT, 'docs/pictures', name);
  await page.screenshot({ path, type: 'jpeg', quality: 75 });
  const bytes = statSync(path).size;
  if (bytes > LARGEST) throw new Error(`${name} has ${bytes} bytes, at most ${LARGEST} are meant.`);
  console.log(`docs/pictures/${name}: ${bytes} bytes`);
}

const [domain] = DOMAINS;
const product = await startProduct();
const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
try {
  const env = { NODE_ENV: 'production', DATA_DIR: product.dataDir, PORT: String(product.port) };
  const { stdout } = await runCommand('demo', ['--really'], env);
  const password = /The password of each: (\S+)/.exec(stdout)?.[1];
  if (!domain || !password) throw new Error(`The people of the demo did not come:\n${stdout}`);
  const origin = `http://${domain.label}.localhost:${product.port}`;
  const participant = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
  await participant.addCookies([{ name: 'consent', value: 'p0v0', url: origin }]);
  await logIn(participant, { product, domain, origin, password, cookies: new Map() }, ['halverwege', 'nl']);
  await accept(await participant.newPage(), `${origin}/programma`, { width: 390, height: 844 }, 'programme.jpg');
  const staff = await browser.newContext({ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam' });
  await openStaffSession(staff, product, { role: 'administrator', name: 'Robin', language: 'nl' });
  const desk = `http://${STAFF_HOST}:${product.port}/beheer`;
  await accept(await staff.newPage(), desk, { width: 1280, height: 844 }, 'desk.jpg');
} finally {
  await browser.close();
  await product.stop();
}
