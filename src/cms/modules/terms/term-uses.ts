import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';

interface TermUseCount extends Record<string, unknown> {
  readonly tid: number;
  readonly uses: number;
}

/** Counts the uses of each term: posts in it, users with it, milestones and pages that reference it. */
export async function countUses(
  db: Pick<Orm, 'execute'>,
  terms: readonly { readonly tid: number; readonly uuid: string }[],
): Promise<ReadonlyMap<number, number>> {
  if (terms.length === 0) return new Map();
  const tids = sql.param(terms.map(({ tid }) => tid));
  const { rows } = await db.execute<TermUseCount>(sql`
    select t.tid, (
      (select count(*) from forum_posts p where p.tid = t.tid)
      + (select count(*) from badge_awards a where a.tid = t.tid)
      + (select count(distinct o.tid) from term_translations o
          where o.tid <> t.tid and position(t.uuid::text in o.fields::text) > 0)
      + (select count(distinct n.nid) from node_translations n
          join node_revisions r on r.vid in (n.latest_vid, n.published_vid)
          where position(t.uuid::text in r.fields::text) > 0)
    )::int as uses
    from terms t where t.tid = any(${tids}::int[])`);
  return new Map(rows.map(({ tid, uses }) => [tid, uses]));
}

/** Lists the domains with forum posts in a category. */
export async function listDomainsWithPosts(db: Pick<Orm, 'execute'>, tid: number): Promise<readonly string[]> {
  const { rows } = await db.execute<{ domain: string }>(
    sql`select distinct domain from forum_posts where tid = ${tid} order by domain`,
  );
  return rows.map(({ domain }) => domain);
}
