import { gzipSync } from 'node:zlib';
import { type BrowserContext, chromium } from 'playwright';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { SCREENS } from '#src/screens/index.ts';
import { CHROMIUM_FLAGS, ensureChromium } from '#tests/support/browser.ts';
import { openDialog } from '#tests/support/http.ts';
import type { BenchServer } from './child.ts';
import type { Figure } from './figure.ts';
import { makeVisitor } from './visitor.ts';

const KB = 1_024;
const FIRST = 149;
const NEXT = 15;
const HOST = 'gokken.localhost';
/** First pages of a user, including the form library, which are counted once. */
const BEGIN = ['programme', 'account-email'];
const EXERCISES = [
  { id: 'exercise', path: '/form/gambling_1_1' },
  { id: 'contact form', path: '/form/contact' },
];
const OTHER_URL = ['logout', 'credentials-hti', 'consent'];

const getKilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} kB`;

/** All private screens without path parameters, an exercise and the contact form. */
const PAGES = [
  ...SCREENS.filter(
    ({ id, access, variants, paths, island }) =>
      access === 'private' &&
      island !== null &&
      variants.includes('self-help') &&
      !paths.nl.includes(':') &&
      !OTHER_URL.includes(id),
  ).map(({ id, paths }) => ({ id, path: toLocalisedPath(paths.nl, 'nl') })),
  ...EXERCISES,
];

/** Returns the scripts that a page loads, after the network is idle. */
async function getScripts(context: BrowserContext, url: string): Promise<readonly string[]> {
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const isScript = response.request().resourceType() === 'script' && response.status() === 200;
    if (isScript) scripts.add(new URL(response.url()).pathname);
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (new URL(page.url()).pathname !== new URL(url).pathname) throw new Error(`${url} leads to ${page.url()}.`);
  await page.close();
  return [...scripts];
}

const getSum = (sizes: Iterable<number>) => [...sizes].reduce((all, size) => all + size, 0);

type WeighedScripts = readonly { readonly id: string; readonly scripts: ReadonlyMap<string, number> }[];

function createHeaviest(
  label: string,
  limit: number,
  weighed: readonly { readonly id: string; readonly bytes: number }[],
): Figure {
  const [first] = weighed.toSorted((a, b) => b.bytes - a.bytes);
  if (!first) throw new Error('No application screen was weighed.');
  const heaviest = weighed.toSorted((a, b) => b.bytes - a.bytes).slice(0, 4);
  return {
    what: label,
    measured: getKilobytes(first.bytes),
    beside: heaviest.map(({ id, bytes }) => `${id} ${getKilobytes(bytes)}`).join(', '),
    must: `<= ${limit} kB`,
    isMet: first.bytes <= limit * KB,
  };
}

function getFigures(weighed: WeighedScripts): readonly Figure[] {
  const knownKeys = new Set(
    weighed.filter(({ id }) => BEGIN.includes(id)).flatMap(({ scripts }) => [...scripts.keys()]),
  );
  const all = weighed.map(({ id, scripts }) => ({ id, bytes: getSum(scripts.values()) }));
  const fresh = weighed.map(({ id, scripts }) => ({
    id,
    bytes: getSum([...scripts].filter(([url]) => !knownKeys.has(url)).map(([, size]) => size)),
  }));
  return [
    createHeaviest('application screen, first load: script (gzip)', FIRST, all),
    createHeaviest('next application screen: new script beside the forms kit', NEXT, fresh),
  ];
}

/** Measures the script size of all application screens in a browser with an empty cache. */
export async function measureApplicationScript(product: BenchServer): Promise<readonly Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: [...CHROMIUM_FLAGS] });
  try {
    const cookies = await makeVisitor(product, HOST);
    const weigh = async (path: string) => {
      const { bytes } = await openDialog({ port: product.port, host: `${HOST}:${product.port}`, path });
      return [path, gzipSync(bytes).length] as const;
    };
    const weighed: { id: string; scripts: ReadonlyMap<string, number> }[] = [];
    for (const { id, path } of PAGES) {
      const context = await browser.newContext();
      await context.addCookies(cookies);
      const scripts = await getScripts(context, `http://${HOST}:${product.port}${path}`);
      weighed.push({ id, scripts: new Map(await Promise.all(scripts.map(weigh))) });
      await context.close();
    }
    return getFigures(weighed);
  } finally {
    await browser.close();
  }
}
