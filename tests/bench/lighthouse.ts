import { CHROMIUM_FLAGS, ensureChromium } from '#tests/support/browser.ts';
import type { BenchServer } from './child.ts';
import { type Figure, getMedian } from './figure.ts';
import { importTool } from './tools.ts';

const ROUNDS = 5;
const MUST = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
type Category = keyof typeof MUST;
const CATEGORIES = Object.keys(MUST) as Category[];

interface Run {
  readonly lhr: {
    readonly runtimeError?: { readonly code: string; readonly message: string };
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  };
}

interface Lighthouse {
  readonly default: (
    url: string,
    flags: { readonly port: number; readonly onlyCategories: readonly string[]; readonly logLevel: 'silent' },
  ) => Promise<Run | undefined>;
}

interface ChromeLauncher {
  readonly launch: (options: {
    readonly chromePath: string;
    readonly chromeFlags: readonly string[];
    readonly logLevel: 'silent';
  }) => Promise<{ readonly port: number; kill(): void }>;
}

/** Returns the scores of a run. Retries, because Lighthouse sometimes records no page load. */
async function readScoreOnce(url: string, port: number, attempts = 3): Promise<Readonly<Record<Category, number>>> {
  const { default: lighthouse } = await importTool<Lighthouse>('lighthouse');
  const run = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'silent' });
  if (run?.lhr.runtimeError?.code === 'NO_NAVSTART' && attempts > 1) return readScoreOnce(url, port, attempts - 1);
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse: ${run?.lhr.runtimeError?.message ?? 'no result'}`);
  const scores = CATEGORIES.map((category) => [category, (run.lhr.categories[category]?.score ?? 0) * 100] as const);
  return Object.fromEntries(scores) as Record<Category, number>;
}

/** Measures Lighthouse on a phone: the median of five runs in one browser. */
export async function measureLighthouse(product: BenchServer, name: string, path: string): Promise<Figure> {
  const { launch } = await importTool<ChromeLauncher>('chrome-launcher');
  const chrome = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', ...CHROMIUM_FLAGS],
    logLevel: 'silent',
  });
  try {
    const runs: Readonly<Record<Category, number>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      runs.push(await readScoreOnce(`http://alcohol.localhost:${product.port}${path}`, chrome.port));
    }
    const scores = CATEGORIES.map((category) => Math.round(getMedian(runs.map((run) => run[category]))));
    return {
      what: `${name}, Lighthouse mobile`,
      measured: scores.join(' / '),
      beside: `performance of each run: ${runs.map((run) => Math.round(run.performance)).join(' ')}`,
      must: Object.values(MUST).join(' / '),
      isMet: CATEGORIES.every((category, index) => (scores[index] ?? 0) >= MUST[category]),
    };
  } finally {
    chrome.kill();
  }
}
