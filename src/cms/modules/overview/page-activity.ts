import type pg from 'pg';
import type { DeskOverview, OverviewPage } from '#src/contract/desk/overview.ts';
import { AUTHOR_SQL, STATE_SQL } from '../content/desk/page-state.ts';
import { EDITOR_NODE_TYPES } from '../content/desk/page-types.ts';

const ROWS = 5;

/** Number of newest translations that are searched for those of one author. */
const MAX_SEARCHED = 400;

interface Row extends Omit<OverviewPage, 'changedAt' | 'publishAt' | 'domains'> {
  readonly domains: OverviewPage['domains'];
  readonly changedAt: Date;
  readonly publishAt: Date | null;
}

/** $1 types, $2 the reader. */
const columns = `
  n.nid, n.type, n.domains, t.language, r.vid, r.title, ${STATE_SQL} as state, t.publish_at as "publishAt",
  r.created_at as "changedAt", ${AUTHOR_SQL} as author, coalesce(r.author_uid = $2, false) as "isOwn"`;

const revisionJoins = `
  join nodes n on n.nid = t.nid and n.type = any($1)
  join node_revisions r on r.vid = t.latest_vid
  left join users u on u.uid = r.author_uid`;

/** Selects the last saved pages: a few of the reader's and a few of others. */
const LAST_SAVED = `
  select * from (
    select *, row_number() over (partition by "isOwn" order by vid desc) as place
    from (select ${columns}, r.author_uid
      from (select * from node_translations order by latest_vid desc limit ${MAX_SEARCHED}) t ${revisionJoins}) page
    where author_uid is not null) ranked
  where place <= ${ROWS} order by vid desc`;

const SCHEDULED = `
  select ${columns} from node_translations t ${revisionJoins}
  where t.publish_at is not null order by t.publish_at, n.nid, t.language limit ${ROWS}`;

const toPage = ({ nid, language, title, type, domains, state, changedAt, publishAt, author, isOwn }: Row) => ({
  nid,
  language,
  title,
  type,
  domains,
  state,
  changedAt: changedAt.toISOString(),
  publishAt: publishAt?.toISOString() ?? null,
  author,
  isOwn,
});

/** Returns the pages saved last, and those scheduled next. */
export async function readPageActivity(
  pool: pg.Pool,
  uid: number,
): Promise<Pick<DeskOverview, 'lately' | 'scheduled'>> {
  const [lately, scheduled] = await Promise.all(
    [LAST_SAVED, SCHEDULED].map((text) => pool.query<Row>(text, [EDITOR_NODE_TYPES, uid])),
  );
  return { lately: lately?.rows.map(toPage) ?? [], scheduled: scheduled?.rows.map(toPage) ?? [] };
}
