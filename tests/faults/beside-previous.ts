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

const WALKERS = 6;
const WRITERS = 6;

/** Creates a balancer that sends each request to the next server in rotation. */
function balancer() {
  let machines: readonly Pick<Hono, 'fetch'>[] = [];
  let next = 0;
  const fetch: Hono['fetch'] = (...requested) => {
    next += 1;
    return (machines[next % machines.length] ?? overHttp(0)).fetch(...requested);
  };
  return {
    app: { fetch },
    lead: (...products: readonly Product[]) => {
      machines = products.map(({ port }) => overHttp(port));
    },
  };
}

/** Returns the share of steps that failed while something happened. */
async function during(walkers: Walkers, label: string, happen: () => Promise<unknown>): Promise<Figure> {
  const [before, steps] = [walkers.failures.length, walkers.steps()];
  await happen();
  const failed = walkers.failures.slice(before);
  for (const failure of new Set(failed)) process.stderr.write(`  ${failure}\n`);
  return {
    what: label,
    measured: `${failed.length} steps failed`,
    beside: `${walkers.steps() - steps} steps`,
    must: '0',
    isMet: failed.length === 0,
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
  const started: Product[] = [];
  const start = async (root?: string) => {
    const product = await startProduct(environment, undefined, root);
    started.push(product);
    return product;
  };
  try {
    const old = await start(previous.root);
    const { app, lead } = balancer();
    lead(old);
    const people = await makePeople({ app, count: WALKERS + WRITERS });
    const walkers = startWalking(people.slice(0, WALKERS));
    const ledger = startWriting(people.slice(WALKERS));
    const version = `the release before (${previous.commit})`;
    let mine = old;
    yield await during(walkers, `${version} is used while this one starts and migrates`, async () => {
      mine = await start();
      await untilWalked(walkers, WALKERS);
    });
    yield await during(walkers, `each request to the other of ${version} and this one`, async () => {
      lead(old, mine);
      await untilWalked(walkers, 2 * WALKERS);
    });
    yield await during(walkers, `${version} started again on the tables of this one, and used alone`, async () => {
      lead(mine);
      await old.stop();
      lead(await start(previous.root));
      await untilWalked(walkers, 2 * WALKERS);
    });
    await Promise.all([walkers.stop(), ledger.stop()]);
    const displayed = await withContentSystem({ dataDir: '', environment }, async ({ database: { pool } }) =>
      compareRows(pool, ledger, await getRegistrations(pool, people.slice(0, WALKERS))),
    );
    yield {
      what: `${WRITERS} people who save meanwhile`,
      measured: `${displayed.lost} lost, ${displayed.doubled} doubled, ${ledger.wrong.length} refused`,
      beside: `${ledger.acknowledged.size} acknowledged`,
      must: '0, 0 and 0',
      isMet: displayed.lost + displayed.doubled + ledger.wrong.length === 0,
    };
  } finally {
    await Promise.all(started.map((product) => product.stop()));
    await server.stop();
    await mails.close();
    rmSync(folder, { recursive: true, force: true });
    previous.remove();
  }
}
