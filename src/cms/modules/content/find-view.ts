import type pg from 'pg';
import type { WirePager } from '#src/contract/paged.ts';
import type { View } from './view.ts';

export interface ViewQuery {
  readonly domain: string;
  readonly language: string;
  /** Page number from 0; a number beyond the end returns the last page. */
  readonly page: number;
  /** Limits the result to these nodes, if set. */
  readonly nids: readonly number[] | null;
  /** Limits the result to nodes with this text in their title, if set. */
  readonly title: string | null;
}

const OF_TYPE = 'n.type = $3';
const AT_A_PATH = '$3::text is null and n.nid in (select nid from path_aliases where domain = $1 and language = $2)';

/** Selects published nodes of a type in a domain and language; without a type, those with a path. */
const from = ({ nodeType }: View) => `
  from nodes n
  join node_translations t on t.nid = n.nid and t.language = $2 and t.published_vid is not null
  join node_revisions r on r.vid = t.published_vid
  where n.domains @> array[$1]
    and ${nodeType === null ? AT_A_PATH : OF_TYPE}
    and ($4::int[] is null or n.nid = any($4))
    and ($5::text is null or position(lower($5) in lower(r.title)) > 0)`;

/** Returns the ids of one page of a view, in the order of creation, and the pager. */
export async function findViewPage(
  pool: pg.Pool,
  view: View,
  query: ViewQuery,
): Promise<{ readonly nids: readonly number[]; readonly pager: WirePager }> {
  const parameters = [query.domain, query.language, view.nodeType, query.nids, query.title];
  const result = await pool.query<{ total: number }>(`select count(*)::int as total ${from(view)}`, parameters);
  const totalItems = result.rows[0]?.total ?? 0;
  const totalPages = Math.max(1, Math.ceil(totalItems / view.itemsPerPage));
  const currentPage = Math.min(query.page, totalPages - 1);
  const { rows } = await pool.query<{ nid: number }>(`select n.nid ${from(view)} order by n.nid limit $6 offset $7`, [
    ...parameters,
    view.itemsPerPage,
    currentPage * view.itemsPerPage,
  ]);
  const pager = { currentPage, totalPages, totalItems, itemsPerPage: view.itemsPerPage };
  return { nids: rows.map(({ nid }) => nid), pager };
}
