import { PAGE_STATE_FILTERS, type PageRow, type PageStateFilter } from '#src/contract/desk/page-list.ts';
import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { respondPrivately } from '../../../http/answer.ts';
import { serializePager, toPager } from '../../../http/pager.ts';
import type { ApiContext } from '../../../http/request.ts';
import {
  AUTHOR_SQL,
  LANGUAGES_SQL,
  listPageLanguages,
  OUTDATED_SQL,
  STATE_SQL,
  type StoredLanguage,
  toPathSql,
} from './page-state.ts';
import { EDITOR_NODE_TYPES, TYPES_WITH_URL } from './page-types.ts';

const ROWS = 50;

/** Order of types for pages that were saved at the same time. */
const TYPE_ORDER = ['frontpage', 'landing_page', ...EDITOR_NODE_TYPES];

interface Row extends Omit<PageRow, 'languages' | 'publishAt' | 'changedAt'> {
  readonly publishAt: Date | null;
  readonly changedAt: Date;
  readonly languages: readonly StoredLanguage[];
}

/** $1 types, $2 domain, $3 language, $4 state, $5 text in title or path, $6 path, $7 text in title, path or fields. */
const from = `
  from nodes n
  join node_translations t on t.nid = n.nid
  join node_revisions r on r.vid = t.latest_vid
  left join users u on u.uid = r.author_uid
  where n.type = any($1)
    and ($2::text is null or n.domains @> array[$2])
    and ($3::text is null or t.language = $3)
    and ($4::text is null or ${STATE_SQL} = $4 or ($4 = 'behind' and ${OUTDATED_SQL}))
    and ($5::text is null or position(lower($5) in lower(r.title)) > 0
      or exists (select from path_aliases a
        where a.nid = n.nid and a.language = t.language and position(lower($5) in lower(a.path)) > 0))
    and ($6::text is null or exists (select from path_aliases a
        where a.nid = n.nid and a.language = t.language and a.path = $6 and ($2::text is null or a.domain = $2)))
    and ($7::text is null or position(lower($7) in lower(r.title)) > 0
      or exists (select from path_aliases a
        where a.nid = n.nid and a.language = t.language and position(lower($7) in lower(a.path)) > 0)
      or r.vid in (select w.vid from node_revisions w
        where jsonb_to_tsvector('simple', w.fields, '["string"]') @@ phraseto_tsquery('simple', $7)))`;

/** $8 and $9 the rows, $10 types in their order, $11 the sort order: by path, subpages follow their page. */
const select = `
  select n.nid, n.uuid, r.vid::int as vid, n.type, n.domains, t.language, r.title, ${toPathSql('t.language')} as path,
    ${STATE_SQL} as state, t.publish_at as "publishAt", r.created_at as "changedAt", ${AUTHOR_SQL} as author,
    ${LANGUAGES_SQL} as languages
  ${from}
  order by case when $11 = 'path' then translate(${toPathSql('t.language')}, '/', chr(1)) end collate "C" nulls last,
    r.created_at desc, array_position($10::text[], n.type), lower(r.title), n.nid, t.language limit $8 offset $9`;

const count = `select n.type, count(*)::int as total ${from} group by n.type`;

interface CountRow {
  readonly type: string;
  readonly total: number;
}

const findKnown = <T extends string>(values: readonly T[], argument: string | undefined): T | null =>
  values.find((value) => value === argument) ?? null;

/** Returns the requested types; all types if the requested one is unknown. */
function readTypes(argument: string | undefined): readonly string[] {
  if (argument === 'addressed') return TYPES_WITH_URL;
  const type = findKnown(EDITOR_NODE_TYPES, argument);
  return type === null ? EDITOR_NODE_TYPES : [type];
}

const getRow = (row: Row): PageRow => ({
  ...row,
  publishAt: row.publishAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
  languages: listPageLanguages(row.domains, row.languages),
});

/** Lists every page in each of its languages, filtered; unknown filters are ignored. */
export async function showPages(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const types = readTypes(c.req.query('type'));
  const domain = findKnown<DomainKey>(
    DOMAINS.map(({ key }) => key),
    c.req.query('domain'),
  );
  const filters = [
    domain,
    findKnown<Language>(LANGUAGES, c.req.query('language')),
    findKnown<PageStateFilter>(PAGE_STATE_FILTERS, c.req.query('state')),
    c.req.query('search')?.trim() || null,
    c.req.query('path') || null,
    c.req.query('words')?.trim() || null,
  ];
  const order = c.req.query('order') === 'path' ? 'path' : null;
  const result = await pool.query<CountRow>(count, [EDITOR_NODE_TYPES, ...filters]);
  const counts = Object.fromEntries(result.rows.map(({ type, total }) => [type, total]));
  const total = types.reduce((sum, type) => sum + (counts[type] ?? 0), 0);
  const pager = toPager(c, total, ROWS);
  const { rows } = await pool.query<Row>(select, [
    types,
    ...filters,
    ROWS,
    pager.currentPage * ROWS,
    TYPE_ORDER,
    order,
  ]);
  return respondPrivately(c, { entities: rows.map(getRow), pager: serializePager(pager), counts });
}
