import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mountApp } from '#src/cms/app.ts';
import { createPool } from '#src/cms/db/database.ts';
import { startEmbedded } from '#src/cms/db/embedded/start.ts';
import { migrateDatabase } from '#src/cms/db/migrate.ts';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { community } from '#src/cms/starter/community/community.ts';
import { insertStarterCommunity } from '#src/cms/starter/load-community.ts';
import { createSystem } from '#src/cms/system.ts';
import { createTestConfig } from '#tests/support/content-config.ts';
import { openSession } from '#tests/support/open-session.ts';
import { type ForumSize, type SeededForum, seedForum } from '#tests/support/seed-forum.ts';
import type { Figure } from './figure.ts';

const HOST = 'alcohol.localhost';
const SMALL: ForumSize = { posts: 100, comments: 1_000 };
const CALLS = 400;
const WARM_UP = 100;
const MUST_RATIO = 5;
const MUST_GROWTH = 2;

/** A call of the forum, and the SELECT of its rows. */
interface MeasuredPage {
  readonly what: string;
  readonly path: (forum: SeededForum) => string;
  readonly select: string;
  readonly values: (forum: SeededForum) => readonly unknown[];
}

const getView = (display: string, id: number, page: number) =>
  `/api/nl/entity/view/forum/${display}/results?args[]=${id}&page=${page}&_format=json`;

const POSTS = `select p.*, u.nickname, u.avatar from forum_posts p left join users u on u.uid = p.uid
  where p.domain = $1 and p.tid = $2 order by p.number desc limit 20`;
const COMMENTS = `select c.*, u.nickname, u.avatar from comments c left join users u on u.uid = c.uid
  where c.nid = $1 order by c.number desc limit 10`;

const MEASURED_PAGES: readonly MeasuredPage[] = [
  {
    what: 'category page',
    path: ({ tid }) => getView('posts', tid, 0),
    select: POSTS,
    values: ({ domain, tid }) => [domain, tid],
  },
  {
    what: 'post page, last comments',
    path: ({ longThread }) => getView('comments', longThread, 9_999_999),
    select: COMMENTS,
    values: ({ longThread }) => [longThread],
  },
];

type Ask = (path: string) => Promise<unknown>;
type Work = () => Promise<unknown>;

/** Returns the 95th percentile of each function's time, measured alternately, so that other load affects all equally. */
async function readP95OfEach(works: readonly Work[]): Promise<readonly number[]> {
  const times = works.map((): number[] => []);
  for (let round = 0; round < WARM_UP + CALLS; round += 1) {
    for (const [index, work] of works.entries()) {
      const startedAt = performance.now();
      await work();
      if (round >= WARM_UP) times[index]?.push(performance.now() - startedAt);
    }
  }
  return times.map((time) => time.sort((number, other) => number - other)[Math.floor(CALLS * 0.95)] ?? 0);
}

/** Starts the content system on a separate database with a forum of the given size, and logs in a reader. */
async function startForum(folder: string, size: ForumSize) {
  const server = await startEmbedded(folder);
  await migrateDatabase(server.url);
  const { pool, db } = createPool(server.url, () => undefined);
  const database = { pool, db, direct: pool, url: server.url, close: () => pool.end() };
  const system = createSystem({ database, config: createTestConfig() });
  await db.transaction((tx) => insertStarterCommunity(tx, community));
  const { rows } = await pool.query<{ tid: number }>("select min(tid) as tid from terms where vocabulary = 'forums'");
  const forum = await seedForum(pool, { domain: 'alcohol', tid: rows[0]?.tid ?? 0 }, size);
  const app = mountApp(system);
  const token = await openSession(system, { uid: 1, role: 'client', domain: 'alcohol', seconds: 86_400 });
  const cookie = `${getSessionCookieName(HOST, false)}=${token}`;
  const request: Ask = async (path) => {
    const answer = await app.fetch(new Request(`http://${HOST}${path}`, { headers: { cookie } }));
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}.`);
    return answer.json();
  };
  const stop = async () => {
    await system.jobs.close();
    await pool.end();
    await server.stop();
  };
  return { ask: request, pool, forum, stop };
}

type Forum = Awaited<ReturnType<typeof startForum>>;

const getMs = (time: number) => `${time.toFixed(2)} ms`;

async function measureCall(
  measurements: MeasuredPage,
  small: Forum,
  large: Forum,
  location: string,
): Promise<Figure[]> {
  const { what, path, select, values } = measurements;
  const [before = 1, call = 0, query = 1] = await readP95OfEach([
    () => small.ask(path(small.forum)),
    () => large.ask(path(large.forum)),
    () => large.pool.query(select, [...values(large.forum)]),
  ]);
  return [
    {
      what: `${what}, p95 / its SELECT (${location})`,
      measured: (call / query).toFixed(1),
      beside: `SELECT ${getMs(query)}, ours ${getMs(call)}`,
      must: `<= ${MUST_RATIO}`,
      isMet: call / query <= MUST_RATIO,
    },
    {
      what: `${what}, p95 / the same with ${SMALL.posts} posts`,
      measured: (call / before).toFixed(2),
      beside: `small ${getMs(before)}, large ${getMs(call)}`,
      must: `<= ${MUST_GROWTH}`,
      isMet: call / before <= MUST_GROWTH,
    },
  ];
}

/**
 * Measures the two busiest calls of the forum at a size, each against the SELECT of its rows and against the same call
 * in a small forum.
 */
export async function measureForum(size: ForumSize): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-forum-'));
  const small = await startForum(join(folder, 'small'), SMALL);
  const large = await startForum(join(folder, 'large'), size);
  const location = `${size.posts} posts, ${size.comments} comments`;
  const metrics: Figure[] = [];
  for (const measurements of MEASURED_PAGES) metrics.push(...(await measureCall(measurements, small, large, location)));
  await Promise.all([small.stop(), large.stop()]);
  await rm(folder, { recursive: true, force: true });
  return metrics;
}
