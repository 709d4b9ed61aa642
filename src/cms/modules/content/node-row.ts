import type pg from 'pg';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import type { StoredFields } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';

/** Path of a node in one language of a domain. */
export interface NodeAlias {
  readonly language: Language;
  readonly path: string;
  readonly published: boolean;
}

/** A node with the revision to show, its paths in a domain and its paragraphs' ids. */
export interface NodeRow {
  readonly nid: number;
  readonly uuid: string;
  readonly type: string;
  readonly notes: string | null;
  readonly created: Date;
  readonly vid: number;
  readonly language: Language;
  readonly title: string;
  readonly fields: StoredFields;
  readonly changed: Date;
  readonly state: 'draft' | 'published' | 'scheduled';
  /** True if visitors may see this language of the node. */
  readonly published: boolean;
  readonly aliases: readonly NodeAlias[];
  readonly paragraphIds: Readonly<Record<string, number>>;
}

export interface NodeQuery {
  readonly domain: string;
  readonly language: Language;
  /** `none`: only this language. `default`: another language if the node does not have this one. */
  readonly fallback: 'none' | 'default';
  /** The published or the newest revision. */
  readonly revision: 'published' | 'latest';
}

/** Creates the query: $1 domain, $2 language, $3 allows another language, $4 newest revision, $5 node ids. */
const select = (condition: string) => `
  select n.nid, n.uuid, n.type, n.notes, n.created_at as created, r.vid::int as vid, r.language, r.title, r.fields,
    r.created_at as changed, r.state, t.published_vid is not null as published,
    (select coalesce(json_agg(json_build_object('language', a.language, 'path', a.path,
        'published', other.published_vid is not null) order by a.language desc), '[]')
      from path_aliases a join node_translations other on other.nid = a.nid and other.language = a.language
      where a.nid = n.nid and a.domain = $1) as aliases,
    (select coalesce(json_object_agg(p.uuid, p.id), '{}') from paragraphs p where p.nid = n.nid) as "paragraphIds"
  from nodes n
  left join lateral (
    select * from node_translations t where t.nid = n.nid and ($3 or t.language = $2)
    order by t.published_vid is null, t.language <> $2, t.language desc limit 1
  ) t on true
  left join node_revisions r on r.vid = case when $4 then t.latest_vid else coalesce(t.published_vid, t.latest_vid) end
  where n.domains @> array[$1] and ${condition}`;

const CONDITIONS = {
  nids: 'n.nid = any($5::int[])',
  uuids: 'n.uuid = any($5::uuid[])',
} as const;

/** Returns the nodes of a domain by their ids or uuids, in one query and unordered, and the ids of all that exist. */
export async function findNodes(
  pool: pg.Pool,
  query: NodeQuery,
  actor: keyof typeof CONDITIONS,
  values: readonly (number | string)[],
): Promise<{ readonly rows: readonly NodeRow[]; readonly nids: readonly number[] }> {
  if (values.length === 0) return { rows: [], nids: [] };
  const { domain, language, fallback, revision } = query;
  const parameters = [domain, language, fallback === 'default', revision === 'latest', values];
  const { rows } = await pool.query<NodeRow & { readonly vid: number | null }>(select(CONDITIONS[actor]), parameters);
  const foundRows = rows.filter(({ vid }) => vid !== null);
  return {
    rows: foundRows.map((row) => ({ ...row, fields: toCurrentPageFields(row.type, row.fields) })),
    nids: rows.map(({ nid }) => nid),
  };
}
