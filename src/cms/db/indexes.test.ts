import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { startContentSystem, type TestContentSystem } from '#tests/support/content-system.ts';

const PATHS = [
  '/api/nl/hulp',
  '/api/en/hulp',
  '/api/nl/node/1',
  '/api/nl/entity/paragraph/1',
  '/api/nl/taxonomy/term/1',
  '/api/nl/router/translate-path?path=/hulp',
  '/api/nl/api/menu_items/main',
  '/api/nl/api/v1/site-config',
  '/api/nl/api/v1/crisis-alerts',
  '/api/nl/entity/view/faq/questions/results',
  '/api/nl/entity/view/pages/published/results',
  '/api/nl/entity/view/exercise_submissions/list/results',
  '/api/nl/webform_rest/alcohol_1_1/fields',
  '/api/nl/registrations/overview',
  '/api/nl/registrations/statistics',
  '/api/nl/access-record',
  '/api/nl/proxy/get-poh-information',
  `/api/media/1/${'a'.repeat(64)}/x.jpg`,
];

const AT_THE_DESK = [
  '/api/nl/desk/overview',
  '/api/nl/desk/forum/queue?page=0',
  '/api/nl/desk/forum/record?page=0',
  '/api/nl/desk/people?domain=alcohol&nickname=Mus',
  '/api/nl/desk/nurses?state=waiting',
  '/api/nl/desk/nurses?state=decided',
  '/api/nl/desk/staff',
  '/api/nl/desk/mail-log',
  '/api/nl/desk/mail-log?state=given-up',
  '/api/nl/desk/jobs',
  '/api/nl/desk/webforms',
  '/api/nl/desk/webforms/alcohol_1_1',
];

/** Tables that grow with the number of users. */
const GROWING_TABLES =
  'users|moderation_items|moderation_actions|nurse_profiles|forum_posts|comments|messages|job_common|submissions';

interface Query {
  readonly text: string;
  readonly values: unknown[];
}

let content: TestContentSystem;
beforeAll(async () => {
  content = await startContentSystem(inject('databaseUrl'));
  // The queues are created with the first job.
  await content.system.jobs.transact(async () => undefined);
});
afterAll(() => content.close());

/** Returns every query that the work sends, with its values. */
async function getQueries(pool: pg.Pool, work: () => Promise<unknown>): Promise<Query[]> {
  const queries: Query[] = [];
  const original = pool.query;
  pool.query = function record(this: pg.Pool, query: string | Query, values?: unknown[]) {
    const body = typeof query === 'string' ? { text: query, values: [] } : query;
    queries.push({ text: body.text, values: values ?? body.values ?? [] });
    return Reflect.apply(original, this, [query, values]);
  } as typeof pool.query;
  await work();
  pool.query = original;
  return queries;
}

async function expectIndexed(paths: readonly string[], cookie: string, tables = '\\w+'): Promise<void> {
  const { pool } = content.system.database;
  const client = await pool.connect();
  await client.query('set enable_seqscan = off');
  for (const path of paths) {
    const queries = await getQueries(pool, () => content.ask(path, { headers: { cookie } }));
    expect([path, queries.length > 1]).toEqual([path, true]);
    for (const { text, values } of queries) {
      const { rows } = await client.query(`explain ${text}`, values);
      const plan = rows.map((row) => row['QUERY PLAN'] as string).join('\n');
      expect([path, plan.match(new RegExp(`Seq Scan on (${tables})`, 'g'))]).toEqual([path, null]);
    }
  }
  client.release(true);
}

test('no request reads a whole table: every query finds its rows by an index', async () => {
  const { cookie = '' } = await content.signIn('client');
  await expectIndexed(PATHS, cookie);
});

test('nor does a list of the desk, however many people and mails there are', async () => {
  const { cookie = '' } = await content.signIn('administrator');
  await expectIndexed(AT_THE_DESK, cookie, GROWING_TABLES);
});
