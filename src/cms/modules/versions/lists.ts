import type { PendingRow } from '#src/contract/desk/overview.ts';
import type { DeletedEntry } from '#src/contract/desk/versions.ts';
import { toEntryNameSql } from '../../db/entry-name.ts';
import { respondPrivately } from '../../http/answer.ts';
import { toPager } from '../../http/pager.ts';
import type { ApiContext } from '../../http/request.ts';
import { listEntryTypes } from './kinds.ts';

const ROWS = 25;

const AUTHOR = (uid: string) => `case when ${uid} is not null then coalesce(nullif(u.name, ''), u.mail, '') end`;

const listQuery = `
  select b.id, b.kind, b.name, b.domains, b.deleted_at as "deletedAt", ${AUTHOR('b.deleted_by')} as "deletedBy"
  from bin b left join users u on u.uid = b.deleted_by
  order by b.deleted_at desc, b.id desc limit $1 offset $2`;

/** Lists deleted entries, newest first. */
export async function showBin(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const result = await pool.query<{ total: number }>('select count(*)::int as total from bin');
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const { rows } = await pool.query<DeletedEntry>(listQuery, [ROWS, pager.currentPage * ROWS]);
  return respondPrivately(c, { rows, pager });
}

/**
 * Selects drafts and planned dates of all entries except pages. $1 is the list of entry types that the caller may
 * change. Deleted entries have none.
 */
const entries = `
  select w.kind, w.key, case when w.draft_id is not null then w.edit end as edit, ${toEntryNameSql('w.kind', 'w.key')} as name,
    v.saved_at as "savedAt", ${AUTHOR('v.author_uid')} as author,
    case when w.asked_at is not null then coalesce(nullif(asker.name, ''), asker.mail, '') end as "askedBy",
    w.stopped_at as "stoppedAt", w.publish_at as "publishAt", w.end_at as "endAt"
  from things w
  left join versions v on v.id = w.draft_id
  left join users u on u.uid = v.author_uid
  left join users asker on asker.uid = w.asked_by
  where w.kind = any($1) and w.kind <> 'page' and (w.draft_id is not null or w.end_at is not null)
    and not exists (select from bin b where b.kind = w.kind and b.key = w.key)`;

/** Selects pages with a draft: their newest revision, identified as in a save. */
const pages = `
  select 'page' as kind, t.nid || '.' || t.language as key, case when r.state = 'draft' then r.vid::int end as edit, r.title as name,
    r.created_at as "savedAt", ${AUTHOR('r.author_uid')} as author, null as "askedBy", null as "stoppedAt",
    t.publish_at as "publishAt", w.end_at as "endAt"
  from node_translations t
  join node_revisions r on r.vid = t.latest_vid
  left join things w on w.kind = 'page' and w.key = t.nid || '.' || t.language
  left join users u on u.uid = r.author_uid
  where 'page' = any($1) and (r.state <> 'published' or w.end_at is not null)`;

const all = `from (${entries} union all ${pages}) waiting`;

const pageQuery = `
  select * ${all}
  order by least("publishAt", "endAt") nulls last, "savedAt" desc, kind, key limit $2 offset $3`;

/** Lists every draft and every planned date, next first. */
export async function showPendingEntries(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const kinds = listEntryTypes(c.var.session?.role === 'administrator');
  const result = await pool.query<{ total: number }>(`select count(*)::int as total ${all}`, [kinds]);
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const { rows } = await pool.query<PendingRow>(pageQuery, [kinds, ROWS, pager.currentPage * ROWS]);
  return respondPrivately(c, { rows, pager });
}
