import {
  type BrokenLink,
  checkAllLinks as checkAllLinksCall,
  checkLinks,
  linksBody,
  listBrokenLinks,
} from '#src/contract/desk/links.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { toPager } from '../../http/pager.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { handleCheckAllLinks } from './check-all.ts';
import { findBrokenDomains } from './find-broken.ts';

const ROWS = 50;

const LIST = `
  select id, kind, nid, menu, title, language, domains, href, words, found_at as "foundAt"
  from broken_links order by kind, lower(title), language desc, id limit $1 offset $2`;

const TOTAL = 'select count(*)::int as total from broken_links';

async function check(c: ApiContext): Promise<Response> {
  const { domains, hrefs } = await readRequest(c, linksBody);
  const brokenDomains = await findBrokenDomains(
    c.var.system.database.pool,
    hrefs.map((href) => ({ href, domains })),
  );
  const rows = hrefs.flatMap((href, index) => {
    const missing = brokenDomains[index] ?? [];
    return missing.length > 0 ? [{ href, domains: missing }] : [];
  });
  return respondPrivately(c, { rows });
}

async function list(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const result = await pool.query<{ total: number }>(TOTAL);
  const pager = toPager(c, result.rows[0]?.total, ROWS);
  const { rows } = await pool.query<BrokenLink>(LIST, [ROWS, pager.currentPage * ROWS]);
  return respondPrivately(c, { rows, pager });
}

async function checkAll(c: ApiContext): Promise<Response> {
  await handleCheckAllLinks(c.var.system);
  return respondEmpty(c);
}

export const linkRoutes: readonly Route[] = [
  serve(checkLinks, check),
  serve(listBrokenLinks, list),
  serve(checkAllLinksCall, checkAll),
];
