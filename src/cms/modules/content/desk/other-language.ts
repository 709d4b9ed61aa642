import { toCurrentPageFields } from '#registry/current-fields.ts';
import { markUpToDate } from '#src/contract/desk/other-language.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#src/domains/domain.ts';
import { respondEmpty, respondPrivately } from '../../../http/answer.ts';
import { ApiError } from '../../../http/api-error.ts';
import { readRequest } from '../../../http/read-request.ts';
import type { ApiContext } from '../../../http/request.ts';
import { findPage } from './find-page.ts';
import { readPageParams } from './page-params.ts';

interface Row {
  readonly language: string;
  readonly vid: number;
  readonly title: string;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly before: Pick<Row, 'vid' | 'title' | 'fields'> | null;
}

/** $1 node, $2 the language that is being written, $3 the page's other language. */
const otherLanguageQuery = `
  select p.language, p.vid::int as vid, p.title, p.fields,
    case when b.vid is not null then json_build_object('vid', b.vid, 'title', b.title, 'fields', b.fields) end as before
  from node_translations s
  join node_revisions p on p.vid = coalesce(s.published_vid, s.latest_vid)
  left join node_translations t on t.nid = s.nid and t.language = $2
  left join node_revisions b on b.vid = t.source_vid and s.language = '${DEFAULT_LANGUAGE}' and p.vid > b.vid
    and (p.title <> b.title or p.fields <> b.fields)
  where s.nid = $1 and s.language = $3`;

/** Returns the page in its other language, with the content at its last update. */
export async function showOtherLanguage(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const { nid, language } = readPageParams(c);
  const { type } = await findPage(pool, nid, language);
  const { rows } = await pool.query<Row>(otherLanguageQuery, [
    nid,
    language,
    LANGUAGES.find((item) => item !== language),
  ]);
  const [row] = rows;
  if (!row) throw new ApiError(404, 'not-found');
  const getCurrent = <R extends Pick<Row, 'fields'>>(item: R): R => ({
    ...item,
    fields: toCurrentPageFields(type, item.fields),
  });
  return respondPrivately(c, { ...getCurrent(row), before: row.before && getCurrent(row.before) });
}

/** A translation is never marked as updated to an older Dutch revision than before. */
const mark = `
  update node_translations t set source_vid = greatest(t.source_vid, r.vid)
  from node_revisions r
  where t.nid = $1 and t.language = $2 and r.vid = $3 and r.nid = t.nid and r.language = '${DEFAULT_LANGUAGE}'
    and t.language <> r.language`;

/** Stores the Dutch revision that a translation corresponds to. */
export async function storeTranslatedRevision(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const { nid, language } = readPageParams(c);
  const { vid } = await readRequest(c, markUpToDate);
  await findPage(pool, nid, language);
  const { rowCount } = await pool.query(mark, [nid, language, vid]);
  if (rowCount === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
