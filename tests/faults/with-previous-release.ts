import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type pg from 'pg';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import type { Figure } from '#tests/bench/figure.ts';
import { startMailServer } from '#tests/support/mail-server.ts';
import { type Product, startProduct } from '#tests/support/product.ts';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { overHttp } from './over-http.ts';
import { makePeople, type Person } from './people.ts';
import { buildRelease } from './previous-release.ts';
import { startWalking, untilWalked, type Walkers } from './walkers.ts';
import { compareRows, startWriting } from './writers.ts';

const VISITOR_COUNT = 6;
const WRITERS = 6;

/** Creates a balancer that sends each request to the next server in rotation. */
function readBalancer() {
  let machines: readonly Pick<Hono, 'fetch'>[] = [];
  let next = 0;
  const fetch: Hono['fetch'] = (...args) => {
    next += 1;
    return (machines[next % machines.length] ?? overHttp(0)).fetch(...args);
  };
  return {
    app: { fetch },
    lead: (...products: readonly Product[]) => {
      machines = products.map(({ port }) => overHttp(port));
    },
  };
}

/** Returns the share of steps that failed while something happened. */
async function readDuring(walkers: Walkers, label: string, happen: () => Promise<unknown>): Promise<Figure> {
  const [failuresBefore, steps] = [walkers.failures.length, walkers.steps()];
  await happen();
  const failures = walkers.failures.slice(failuresBefore);
  for (const failure of new Set(failures)) process.stderr.write(`  ${failure}\n`);
  return {
    what: label,
    measured: `${failures.length} steps failed`,
    beside: `${walkers.steps() - steps} steps`,
    must: '0',
    isMet: failures.length === 0,
  };
}

/** Returns all registrations of these users, including unacknowledged ones. */
async function getRegistrations(pool: Pick<pg.Pool, 'query'>, people: readonly Person[]): Promise<ReadonlySet<string>> {
  const uids = people.map(({ uid }) => uid);
  const { rows } = await pool.query<{ uuid: string }>('select uuid::text from registrations where uid = any($1)', [
    uids,
  ]);
  return new Set(rows.map(({ uuid }) => uuid));
}

/**
 * Runs the previous release and this one on one database: this one starts and migrates while users work with the other,
 * then both respond in turn, then the previous one restarts on the tables of this one.
 */
export async function* runBesidePrevious(from: string | undefined): AsyncGenerator<Figure> {
  const previous = buildRelease(from);
  const folder = mkdtempSync(join(tmpdir(), 'beside-'));
  const mails = await startMailServer();
  const server = await startEmbedded(folder);
  const environment = {
    DATABASE_URL: server.url,
    SMTP_URL: mails.url,
    ENCRYPTION_KEYS: `1:${randomBytes(32).toString('base64')}`,
    TRUST_PROXY: 'true',
    PUBLIC_PROTOCOL: 'http',
    REGISTRATIONS_PER_HOUR: '100000',
  };
  const products: Product[] = [];
  const start = async (root?: string) => {
    const product = await startProduct(environment, undefined, root);
    products.push(product);
    return product;
  };
  try {
    const oldProduct = await start(previous.root);
    const { app, lead } = readBalancer();
    lead(oldProduct);
    const people = await makePeople({ app, count: VISITOR_COUNT + WRITERS });
    const walkers = startWalking(people.slice(0, VISITOR_COUNT));
    const ledger = startWriting(people.slice(VISITOR_COUNT));
    const version = `the release before (${previous.commit})`;
    let ownProduct = oldProduct;
    yield await readDuring(walkers, `${version} is used while this one starts and migrates`, async () => {
      ownProduct = await start();
      await untilWalked(walkers, VISITOR_COUNT);
    });
    yield await readDuring(walkers, `each request to the other of ${version} and this one`, async () => {
      lead(oldProduct, ownProduct);
      await untilWalked(walkers, 2 * VISITOR_COUNT);
    });
    yield await readDuring(walkers, `${version} started again on the tables of this one, and used alone`, async () => {
      lead(ownProduct);
      await oldProduct.stop();
      lead(await start(previous.root));
      await untilWalked(walkers, 2 * VISITOR_COUNT);
    });
    await Promise.all([walkers.stop(), ledger.stop()]);
    const comparison = await withContentSystem({ dataDir: '', environment }, async ({ database: { pool } }) =>
      compareRows(pool, ledger, await getRegistrations(pool, people.slice(0, VISITOR_COUNT))),
    );
    yield {
      what: `${WRITERS} people who save meanwhile`,
      measured: `${comparison.lost} lost, ${comparison.doubled} doubled, ${ledger.wrong.length} refused`,
      beside: `${ledger.acknowledged.size} acknowledged`,
      must: '0, 0 and 0',
      isMet: comparison.lost + comparison.doubled + ledger.wrong.length === 0,
    };
  } finally {
    await Promise.all(products.map((product) => product.stop()));
    await server.stop();
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
    previous.remove();
  }
}
