import { randomUUID } from 'node:crypto';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { insertNode } from '#src/cms/modules/content/life/create-node.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '#tests/support/browser.ts';
import { openStaffSession, STAFF_HOST } from '#tests/support/staff-session.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import type { BenchServer } from './child.ts';
import type { Figure } from './figure.ts';

const BLOCKS = 40;
const WARM_UP = 10;
const KEYS = 120;
const MAX_MS = 100;
/** Maximum ratio to a field in an empty document, so that other load on the server does not count. */
const MAX_TIMES = 3;

/** Creates a page with the given number of text blocks; returns its id. */
const makePage = (dataDir: string) =>
  withContentSystem({ dataDir }, async (system) => {
    const paragraphs = Array.from({ length: BLOCKS }, (_, index) => ({
      uuid: randomUUID(),
      type: 'text',
      title: `Blok ${index + 1}`,
      body: `<p>${'Woorden die bij dit blok horen. '.repeat(8)}</p>`,
    }));
    const { nid } = await insertNode(
      system,
      { type: 'basic_page', domains: ['alcohol'], language: 'nl', path: '/veel-blokken' },
      { title: 'Veel blokken', fields: { paragraphs }, authorUid: null },
    );
    return nid;
  });

async function openEditor(context: BrowserContext, port: number, nid: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`http://${STAFF_HOST}:${port}/beheer/pagina/${nid}/nl`);
  await page.frameLocator('#preview-frame').getByText(`Blok ${BLOCKS}`).last().waitFor();
  return page;
}

/**
 * Returns the times in ms of each key, from the keydown event until a frame is painted in which the document has another
 * letter; `frame` is the name of the iframe with the text, if it is not the page.
 */
async function timeKeys(page: Page, selector: string, frame: string | null): Promise<readonly number[]> {
  const times: number[] = [];
  for (let key = 0; key < WARM_UP + KEYS; key += 1) {
    const rendered = page.evaluate(
      ([text = '', inFrame]) =>
        new Promise<number>((resolve) => {
          const holder = inFrame ? document.querySelector<HTMLIFrameElement>(inFrame)?.contentDocument : document;
          const toText = () => holder?.querySelector(text)?.textContent?.length ?? 0;
          const textBefore = toText();
          const toTyped = (event: Event) => {
            const startedAt = event.timeStamp;
            const check = () => {
              if (toText() === textBefore) return requestAnimationFrame(check);
              // The next frame starts after this one is painted.
              return requestAnimationFrame(() => resolve(performance.now() - startedAt));
            };
            check();
          };
          document.addEventListener('keydown', toTyped, { once: true, capture: true });
          document.documentElement.dataset.timed = 'yes';
        }),
      [selector, frame] as const,
    );
    await page.waitForSelector('html[data-timed]', { state: 'attached' });
    await page.keyboard.press('a');
    const time = await rendered;
    await page.evaluate(() => delete document.documentElement.dataset.timed);
    if (key >= WARM_UP) times.push(time);
  }
  return times;
}

const getPercentile95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

async function timeBare(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  await page.setContent('<div id="bare" contenteditable="plaintext-only"></div>');
  await page.locator('#bare').focus();
  const times = await timeKeys(page, '#bare', null);
  await page.close();
  return getPercentile95(times);
}

/** Measures typing in the fields of a page with forty blocks, until the letter is on its canvas. */
export async function measureTyping(product: BenchServer, dataDir: string): Promise<Figure> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const nid = await makePage(dataDir);
    const bare = await timeBare(browser);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await openStaffSession(context, { port: product.port, dataDir }, { role: 'editor', name: 'Robin', language: 'nl' });
    const page = await openEditor(context, product.port, nid);
    await page.getByRole('tab', { name: 'Opbouw' }).click();
    await page
      .locator('.canvas-outline ol button')
      .nth(BLOCKS / 2)
      .click();
    const field = page.locator('.canvas-fields input[name], .canvas-fields input[type=text]').first();
    await field.focus();
    await page.keyboard.press('End');
    const times = await timeKeys(page, '.canvas-page', '#preview-frame');
    const p95 = getPercentile95(times);
    const limit = Math.max(MAX_MS, MAX_TIMES * bare);
    return {
      what: `a key to the canvas with ${BLOCKS} blocks, p95`,
      measured: `${Math.round(p95)} ms`,
      beside: `a field by itself ${Math.round(bare)} ms, ratio ${(p95 / bare).toFixed(2)}`,
      must: `<= ${MAX_MS} ms, or ${MAX_TIMES} x that field`,
      isMet: p95 <= limit,
    };
  } finally {
    await browser.close();
  }
}
