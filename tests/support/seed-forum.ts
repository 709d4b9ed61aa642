import type pg from 'pg';
import { connectWithoutTimeout } from './connect-without-timeout.ts';

export interface ForumSize {
  readonly posts: number;
  readonly comments: number;
}

export interface SeededForum {
  readonly domain: string;
  /** Category with most of the posts. */
  readonly tid: number;
  /** Post with a tenth of all comments. */
  readonly longThread: number;
}

const PEOPLE = `
  insert into users (domain, role, status, mail, language, name, nickname, registrations_start, program_start, created_at,
    changed_at, active_at)
  select $1, 'client', 'active', 'vogel' || i || '@example.nl', 'nl', 'Sam', 'Vogel ' || i, '2026-01-01', '2026-01-01',
    now(), now(), now()
  from generate_series(1, $2::int) i returning uid`;

const POSTS = `
  insert into forum_posts (uuid, domain, tid, number, uid, author, title, body, created_at, changed_at)
  select gen_random_uuid(), $1, $2, $3::int + i, ($4::bigint[])[1 + i % cardinality($4::bigint[])], 'participant',
    'Titel ' || i, repeat('Een zin van een bericht. ', 20), now(), now()
  from generate_series(1, $5::int) i returning nid`;

/** Every tenth comment belongs to the first post; the others are distributed. */
const COMMENTS = `
  with placed as (
    select i, case when i % 10 = 0 then ($1::int[])[1] else ($1::int[])[1 + i % cardinality($1::int[])] end as nid
    from generate_series(1, $2::int) i
  )
  insert into comments (uuid, nid, number, uid, author, body, created_at, changed_at)
  select gen_random_uuid(), placed.nid, p.comments + row_number() over (partition by placed.nid order by i),
    ($3::bigint[])[1 + i % cardinality($3::bigint[])], 'participant', repeat('Een zin van een reactie. ', 8), now(), now()
  from placed join forum_posts p on p.nid = placed.nid`;

const LIKES = `
  insert into flaggings (flag, entity_id, uid, created_at)
  select 'like', cid, ($1::bigint[])[1 + cid % cardinality($1::bigint[])], now() from comments where cid % 3 = 0
  on conflict do nothing`;

const COUNTS = `
  with counted as (select nid, count(*)::int as total from comments group by nid)
  update forum_posts p set comments = counted.total, last_comment_at = now() from counted where counted.nid = p.nid`;

const CATEGORY = `
  insert into forum_counts (domain, tid, posts, comments, last_comment_at)
  select domain, tid, count(*), sum(comments), now() from forum_posts where domain = $1 and tid = $2 group by domain, tid
  on conflict (domain, tid) do update set posts = excluded.posts, comments = excluded.comments,
    last_comment_at = excluded.last_comment_at`;

/** Adds posts and comments to a category, by many authors. */
export async function seedForum(
  pool: pg.Pool,
  location: { readonly domain: string; readonly tid: number },
  { posts, comments }: ForumSize,
): Promise<SeededForum> {
  const { domain, tid } = location;
  const client = await connectWithoutTimeout(pool);
  const readIds = async (text: string, values: unknown[], key: string) =>
    (await client.query<Record<string, number>>(text, values)).rows.map((row) => row[key] ?? 0);
  const people = await readIds(PEOPLE, [domain, Math.min(1_000, posts)], 'uid');
  const [highestBefore = 0] = await readIds(
    'select coalesce(max(number), 0) as number from forum_posts where domain = $1 and tid = $2',
    [domain, tid],
    'number',
  );
  const nids = await readIds(POSTS, [domain, tid, highestBefore, people, posts], 'nid');
  await client.query(COMMENTS, [nids, comments, people]);
  await client.query(LIKES, [people]);
  await client.query(COUNTS);
  await client.query(CATEGORY, [domain, tid]);
  await client.query('vacuum (analyze)');
  await client.end();
  return { domain, tid, longThread: nids[0] ?? 0 };
}
