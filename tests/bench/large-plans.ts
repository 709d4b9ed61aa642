import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getEmbeddedPaths } from '#src/cms/db/embedded/paths.ts';
import { connectToServer } from '#src/cms/db/embedded/server.ts';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { explainQuery, type Plan, type RecordedQuery, recordQueries } from '#tests/support/record-queries.ts';
import { toDatabaseUrl } from '#tests/support/test-database.ts';
import type { Figure } from './figure.ts';
import { extendFiles, findGrowingTables, growStatistics, readStatistics, type Statistics } from './grown-statistics.ts';
import { GROWTH_CALLS } from './growth-calls.ts';
import { type Installation, openInstallation } from './growth-installation.ts';
import { writeOwnTexts } from './growth-people.ts';
import { DAYS } from './growth-seed.ts';

const PEOPLE = 1_000;
/** Two million users with fifty days each: 100 million registrations. */
const TIMES = 1_000;
/** Maximum cost of a query as estimated by the planner: far below a second. */
const MAX_COST = 50_000;
/** Lists of the desk are few and paginated; some count rows. */
const isOfDesk = (label: string) => label.startsWith('desk');

const SETTINGS = ['fsync=off', 'autovacuum=off', 'shared_buffers=256MB'];

interface CallQueries {
  readonly what: string;
  readonly queries: readonly RecordedQuery[];
}

/** Returns the queries of each call with warm caches. */
async function getQueries(installation: Installation): Promise<readonly CallQueries[]> {
  const all: CallQueries[] = [];
  for (const { what, prepare } of GROWTH_CALLS) {
    await (await prepare(installation, 0))();
    const work = await prepare(installation, 1);
    const queries = await recordQueries(work);
    all.push({ what, queries: queries.filter(({ text }) => !text.includes('pgboss')) });
  }
  return all;
}

const isScan = (node: Plan): boolean => node['Relation Name'] !== undefined;
const readsAll = (growth: ReadonlySet<string>) => (node: Plan) =>
  node['Node Type'].includes('Seq Scan') && growth.has(node['Relation Name'] ?? '');

interface QueryPlan {
  readonly cost: number;
  readonly rows: number;
  readonly whole: readonly string[];
  readonly by: string;
}

function judge(plans: readonly (readonly Plan[])[], growth: ReadonlySet<string>): QueryPlan {
  const nodes = plans.flat();
  const scans = nodes.filter(isScan);
  const largestScan = scans.toSorted((a, b) => b['Plan Rows'] - a['Plan Rows'])[0];
  return {
    cost: Math.max(0, ...plans.map(([top]) => top?.['Total Cost'] ?? 0)),
    rows: largestScan?.['Plan Rows'] ?? 0,
    whole: scans.filter(readsAll(growth)).map((node) => node['Relation Name'] ?? ''),
    by: largestScan
      ? `${largestScan['Node Type']} ${largestScan['Index Name'] ?? largestScan['Relation Name']}`
      : 'nothing',
  };
}

async function getStatistics(url: string): Promise<Statistics> {
  const client = await connectToServer(url, 'bench');
  if (!client) throw new Error('The database does not answer.');
  const statistics = await readStatistics(client);
  await client.end();
  return statistics;
}

/**
 * Checks PostgreSQL's plan of each call with 100 million registrations. A thousand and two thousand users show which
 * tables grow; their files and statistics are then extended to two million users, and each query is planned without
 * running it. `npm run bench -- growth` measures the time, with 5 million.
 */
export async function* checkLargePlans(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-plans-'));
  let server = await startEmbedded(folder, { settings: SETTINGS });
  try {
    const small = await openInstallation(server.url, 'small', { people: PEOPLE });
    await small.close();
    const large = await openInstallation(server.url, 'large', { people: 2 * PEOPLE });
    await writeOwnTexts(large);
    await large.system.database.pool.query('vacuum (analyze)');
    const calls = await getQueries(large);
    await large.close();
    const [previousStatistics, nextStatistics] = [
      await getStatistics(toDatabaseUrl(server.url, 'small')),
      await getStatistics(toDatabaseUrl(server.url, 'large')),
    ];
    const growingTables = findGrowingTables(previousStatistics, nextStatistics);
    const embeddedPaths = getEmbeddedPaths(folder);
    await server.stop();
    const growing = nextStatistics.relations.filter(({ table }) => growingTables.has(table));
    extendFiles(embeddedPaths.folder, growing, TIMES);
    server = await startEmbedded(folder, { settings: SETTINGS });
    const client = await connectToServer(toDatabaseUrl(server.url, 'large'), 'bench');
    if (!client) throw new Error('The database does not answer.');
    await growStatistics(client, previousStatistics, nextStatistics, TIMES);
    const { rows } = await client.query<{ rows: number; gigabytes: number }>(
      "select reltuples::float8 as rows, pg_total_relation_size(oid) / 1e9 as gigabytes from pg_class where relname = 'registrations'",
    );
    yield {
      what: 'registrations that the planner sees',
      measured: `${((rows[0]?.rows ?? 0) / 1e6).toFixed(0)} million`,
      beside: `${Number(rows[0]?.gigabytes).toFixed(0)} GB with indexes; ${growingTables.size} tables grow`,
      must: `${(2 * PEOPLE * TIMES * DAYS) / 1e6} million`,
      isMet: (rows[0]?.rows ?? 0) >= 0.95 * 2 * PEOPLE * TIMES * DAYS,
    };
    for (const { what, queries } of calls) {
      const plans = [];
      for (const query of queries) plans.push(await explainQuery(client, query));
      const { cost, rows: lookedRows, by, whole } = judge(plans, growingTables);
      yield {
        what: `${what}: the dearest of ${queries.length} queries`,
        measured: `cost ${Math.round(cost)}${whole.length > 0 ? `, whole table ${whole.join(', ')}` : ''}`,
        beside: `${by}, ${Math.round(lookedRows)} rows at most`,
        must: `<= ${MAX_COST}${isOfDesk(what) ? '' : ', no whole table'}`,
        isMet: cost <= MAX_COST && (isOfDesk(what) || whole.length === 0),
      };
    }
    await client.end();
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
