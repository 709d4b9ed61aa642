import { toCurrentPageFields } from '#registry/current-fields.ts';
import type { RevisionRow } from '#src/contract/desk/revisions.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import { serializePager, toPager } from '../../../http/pager.ts';
import type { ApiContext } from '../../../http/request.ts';
import { readIdParam } from '../../../http/route.ts';
import { findPage } from './find-page.ts';
import { readPageParams } from './page-params.ts';
import { AUTHOR_SQL } from './page-state.ts';

const ROWS = 25;

interface Row extends Omit<RevisionRow, 'savedAt'> {
  readonly savedAt: Date;
  readonly fields: Readonly<Record<string, unknown>>;
}

const columns = `r.vid::int as vid, r.title, r.created_at as "savedAt", ${AUTHOR_SQL} as author`;

const ofPage = `
  from node_revisions r
  left join users u on u.uid = r.author_uid
  where r.nid = $1 and r.language = $2`;

const list = `
  select ${columns}, r.state, r.vid = $3 is true as "isSeen" ${ofPage} order by r.vid desc limit $4 offset $5`;

const item = `select ${columns}, r.fields ${ofPage} and r.vid = $3`;

/** Lists every saved state of a page in a language, newest first. */
export async function showRevisions(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const { nid, language } = readPageParams(c);
  const { vid, publishedVid } = await findPage(pool, nid, language);
  if (vid === null) throw new ApiError(404, 'not-found');
  const result = await pool.query<{ total: number }>(`select count(*)::int as total ${ofPage}`, [nid, language]);
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const requests = [nid, language, publishedVid, ROWS, pager.currentPage * ROWS];
  const { rows } = await pool.query<Row>(list, requests);
  return respondPrivately(c, { entities: rows, pager: serializePager(pager) });
}

/** Returns one saved state; responds with 404 if it belongs to another page or language. */
export async function showRevision(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const { nid, language } = readPageParams(c);
  const { type } = await findPage(pool, nid, language);
  const { rows } = await pool.query<Row>(item, [nid, language, readIdParam(c, 'vid')]);
  const [row] = rows;
  if (!row) throw new ApiError(404, 'not-found');
  return respondPrivately(c, { ...row, fields: toCurrentPageFields(type, row.fields) });
}
