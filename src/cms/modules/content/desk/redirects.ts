import { addRedirect as addRedirectCall, type PageRedirect } from '#src/contract/desk/links.ts';
import { respondEmpty, respondPrivately } from '../../../http/answer.ts';
import { toPager } from '../../../http/pager.ts';
import { readRequest } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { readPlainText } from '../../../http/request-values.ts';
import { readIdParam } from '../../../http/route.ts';
import { handleAddRedirect, handleRemoveRedirect } from '../life/redirects.ts';
import { readPageParams } from './page-params.ts';

const ROWS = 50;

/** Redirects, without paths that their node has again in every domain. */
const FROM = `
  from alias_redirects a
  join nodes n on n.nid = a.nid
  join node_translations t on t.nid = a.nid and t.language = a.language
  join node_revisions r on r.vid = t.latest_vid
  where ($1 = '' or position(lower($1) in lower(a.path)) > 0)
    and not exists (select from path_aliases own
      where own.nid = a.nid and own.domain = a.domain and own.language = a.language and own.path = a.path)`;

const TOTAL = `select count(distinct (a.nid, a.language, a.path))::int as total ${FROM}`;

const LIST = `
  select min(a.id) as id, a.path, a.language, array_agg(a.domain order by a.domain) as domains, a.nid, r.title,
    case when t.published_vid is null then null
      else (select min(p.path) from path_aliases p where p.nid = a.nid and p.language = a.language) end as "to"
  ${FROM}
  group by a.nid, a.language, a.path, r.title, t.published_vid
  order by a.path, a.language desc, a.nid limit $2 offset $3`;

/** Lists the redirected paths, filtered by a text in them. */
export async function showRedirects(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const search = c.req.query('search')?.trim() ?? '';
  const result = await pool.query<{ total: number }>(TOTAL, [search]);
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const { rows } = await pool.query<PageRedirect>(LIST, [search, ROWS, pager.currentPage * ROWS]);
  return respondPrivately(c, { rows, pager });
}

export async function createRedirect(c: ApiContext): Promise<Response> {
  const path = readPlainText(await readRequest(c, addRedirectCall), 'path');
  await handleAddRedirect(c.var.system, readPageParams(c), path);
  return respondEmpty(c);
}

export async function deleteRedirect(c: ApiContext): Promise<Response> {
  await handleRemoveRedirect(c.var.system, readPageParams(c), readIdParam(c, 'id'));
  return respondEmpty(c);
}
