import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { getScreenHref } from '#src/render/links.ts';
import { buildProduct } from '#src/server/build-product.ts';
import { isBuilt } from '#src/server/built.ts';
import { ROOT } from '#src/server/root.ts';
import { measureAccountTimes } from './account-times.ts';
import { measureApplicationScript } from './application-script.ts';
import { measureCachedPage } from './cached-page.ts';
import { measureCapacity } from './capacity.ts';
import { startServer } from './child.ts';
import { measureClientList } from './client-list.ts';
import { measureContentCalls } from './content-calls.ts';
import { type Figure, formatTable } from './figure.ts';
import { measureFirstTap } from './first-tap.ts';
import { measureForum } from './forum.ts';
import { measureGrowth } from './growth.ts';
import { measureEntryOrders, measureLanguageOrders } from './language-orders.ts';
import { checkLargePlans } from './large-plans.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureMailsOnce } from './mails-once.ts';
import { measureMillion } from './million.ts';
import { measurePageBytes, type WeighedPage } from './page-bytes.ts';
import { measurePageMeanwhile } from './page-meanwhile.ts';
import { measurePartitions } from './partitions.ts';
import { measurePublishUnderLoad } from './publish-under-load.ts';
import { measureScreens } from './screens.ts';
import { measureSlowDrupal } from './slow-drupal.ts';
import { measureTextLengths } from './text-lengths.ts';
import { measureTwoProcesses } from './two-processes.ts';
import { measureTyping } from './typing.ts';
import { measureUncachedPage } from './uncached-page.ts';

const PAGES: readonly WeighedPage[] = [
  {
    name: 'landing page',
    limit: 14,
    pathOf: ({ hasLanding }, code) => (hasLanding ? toLocalisedPath('/', code) : undefined),
  },
  { name: 'help page', limit: 14, pathOf: (_domain, code) => getScreenHref('help', code) },
  { name: 'privacy page', limit: 14, pathOf: (_domain, code) => getScreenHref('privacy', code) },
];

const SCORED = [
  ['landing page', '/'],
  ['help page', '/hulp'],
] as const;

/** Default size of the forum; `run-forum.ts` measures any size. */
const FORUM = { posts: 20_000, comments: 200_000 };

async function* measurePages(folder: string): AsyncGenerator<Figure> {
  const product = await startServer('./product-server.ts', join(folder, 'product.log'), {
    DATA_DIR: join(folder, 'data'),
  });
  const limit = await startServer('./limit-server.ts', join(folder, 'limit.log'));
  try {
    yield await measureCachedPage(product, limit);
    yield await measureUncachedPage(product, limit);
    for (const page of PAGES) yield* await measurePageBytes(product, page);
    yield* await measureApplicationScript(product);
    for (const [name, path] of SCORED) yield await measureLighthouse(product, name, path);
  } finally {
    await Promise.all([product.stop(), limit.stop()]);
  }
}

/** Measures the application screens against a page that loads the same bytes without React. */
async function* measureFirstLoads(folder: string): AsyncGenerator<Figure> {
  const product = await startServer('./product-server.ts', join(folder, 'screens.log'), {
    DATA_DIR: join(folder, 'screens'),
  });
  try {
    yield* measureScreens(product);
    yield await measureFirstTap(product);
  } finally {
    await product.stop();
  }
}

async function* measurePeople(): AsyncGenerator<Figure> {
  yield await measureClientList();
  yield await measureMailsOnce();
  yield* measureContentCalls();
}

/** Measures if response times reveal accounts. */
async function* measureAccounts(): AsyncGenerator<Figure> {
  yield* measureAccountTimes();
}

async function* measureEditing(): AsyncGenerator<Figure> {
  yield await measureLanguageOrders();
  yield await measureEntryOrders();
}

/** Measures the page editor in a separate browser. */
async function* measureCanvas(folder: string): AsyncGenerator<Figure> {
  const dataDir = join(folder, 'canvas');
  const product = await startServer('./product-server.ts', join(folder, 'canvas.log'), { DATA_DIR: dataDir });
  try {
    yield await measureTyping(product, dataDir);
  } finally {
    await product.stop();
  }
}

async function* measureTexts(folder: string): AsyncGenerator<Figure> {
  yield* measureTextLengths();
  const product = await startServer('./product-server.ts', join(folder, 'texts.log'), {
    DATA_DIR: join(folder, 'texts'),
  });
  try {
    yield await measurePageMeanwhile(product);
  } finally {
    await product.stop();
  }
}

async function* measurePublishing(): AsyncGenerator<Figure> {
  yield* await measurePublishUnderLoad();
}

async function* measureTalk(): AsyncGenerator<Figure> {
  yield* await measureForum(FORUM);
}

/** Measures the default size; `run-growth.ts` measures any size. */
async function* measurePeopleGrow(): AsyncGenerator<Figure> {
  yield* measureGrowth();
}

/** Measurements by name, which can be given as arguments. */
const PARTS: Readonly<Record<string, (folder: string) => AsyncGenerator<Figure>>> = {
  pages: measurePages,
  screens: measureFirstLoads,
  people: measurePeople,
  accounts: measureAccounts,
  publishing: measurePublishing,
  forum: measureTalk,
  editing: measureEditing,
  canvas: measureCanvas,
  texts: measureTexts,
  growth: measurePeopleGrow,
  million: () => measureMillion('usage-reminders'),
  weeks: () => measureMillion('week-mails'),
  plans: checkLargePlans,
  partitions: measurePartitions,
  capacity: () => measureCapacity(),
  processes: () => measureTwoProcesses(),
  drupal: () => measureSlowDrupal(),
};

/** Measurements that first create many rows, some of them for ten minutes; only run if given by name. */
const ONLY_BY_NAME: readonly string[] = [
  'capacity',
  'drupal',
  'growth',
  'million',
  'partitions',
  'plans',
  'processes',
  'weeks',
];
const USUAL = Object.keys(PARTS).filter((name) => !ONLY_BY_NAME.includes(name));

async function* measureAll(names: readonly string[], folder: string): AsyncGenerator<Figure> {
  for (const name of names) {
    const measure = PARTS[name];
    if (!measure) throw new Error(`No part "${name}": ${Object.keys(PARTS).join(', ')}.`);
    yield* measure(folder);
  }
}

/**
 * `npm run bench` measures every figure against its limit; exits with 1 if one is missed. `npm run bench -- pages forum`
 * only runs these measurements.
 */
if (!isBuilt(ROOT)) await buildProduct(ROOT);
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const metrics: Figure[] = [];
const requests = process.argv.slice(2);
for await (const metric of measureAll(requests.length > 0 ? requests : USUAL, folder)) {
  metrics.push(metric);
  process.stderr.write(`${metric.isMet ? 'met   ' : 'missed'} ${metric.what}: ${metric.measured}\n`);
}
rmSync(folder, { recursive: true, force: true });
process.stdout.write(`${formatTable(metrics)}\n`);
process.exit(metrics.every(({ isMet }) => isMet) ? 0 : 1);
