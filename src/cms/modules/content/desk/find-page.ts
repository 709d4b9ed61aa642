import type pg from 'pg';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import { findNodeDefinition } from '#registry/index.ts';
import type { EditablePage, PageState } from '#src/contract/desk/pages.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { ApiError } from '../../../http/api-error.ts';
import {
  AUTHOR_SQL,
  LANGUAGES_SQL,
  listPageLanguages,
  STATE_SQL,
  type StoredLanguage,
  toPathSql,
} from './page-state.ts';

interface Row {
  readonly nid: number;
  readonly uuid: string;
  readonly type: string;
  readonly domains: readonly DomainKey[];
  readonly notes: string | null;
  readonly vid: number | null;
  readonly publishedVid: number | null;
  readonly state: PageState | null;
  readonly publishAt: Date | null;
  readonly changedAt: Date | null;
  readonly author: string | null;
  readonly title: string | null;
  readonly fields: Readonly<Record<string, unknown>> | null;
  readonly path: string | null;
  readonly languages: readonly StoredLanguage[];
}

const query = `
  select n.nid, n.uuid, n.type, n.domains, n.notes, r.vid::int as vid, t.published_vid::int as "publishedVid",
    case when r.vid is not null then ${STATE_SQL} end as state, t.publish_at as "publishAt",
    r.created_at as "changedAt", ${AUTHOR_SQL} as author, r.title, r.fields, ${toPathSql('$2')} as path,
    ${LANGUAGES_SQL} as languages
  from nodes n
  left join node_translations t on t.nid = n.nid and t.language = $2
  left join node_revisions r on r.vid = t.latest_vid
  left join users u on u.uid = r.author_uid
  where n.nid = $1`;

/** Finds a page for the desk, also in a missing language; 404 if editors do not create its type. */
export async function findPage(pool: pg.Pool, nid: number, language: Language): Promise<Omit<EditablePage, 'may'>> {
  const { rows } = await pool.query<Row>(query, [nid, language]);
  const [row] = rows;
  if (!row || findNodeDefinition(row.type)?.madeBy !== 'editor') throw new ApiError(404, 'not-found');
  return {
    ...row,
    language,
    title: row.title ?? '',
    fields: toCurrentPageFields(row.type, row.fields ?? {}),
    publishAt: row.publishAt?.toISOString() ?? null,
    changedAt: row.changedAt?.toISOString() ?? null,
    languages: listPageLanguages(row.domains, row.languages),
    notes: row.notes ?? '',
  };
}
