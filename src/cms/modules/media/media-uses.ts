import { type SQL, sql } from 'drizzle-orm';
import type { MediaUse } from '#src/contract/desk/media.ts';
import type { VersionedKind } from '#src/contract/desk/versions.ts';
import type { EditedScope } from '#src/rules/desk/editor-rights.ts';
import type { Orm } from '../../db/orm.ts';

/** The database or a transaction. */
type Executes = Pick<Orm, 'execute'>;

/** Returns SQL that is true if a text contains the uuid of a picture, or the start of its URL, which forms store. */
const contains = (text: SQL, uuid: string): SQL => sql`(position(${uuid}::text in ${text}) > 0
  or position((select '/api/media/' || m.id::text || '/' from media m where m.uuid::text = ${uuid}) in ${text}) > 0)`;

/** Returns SQL for the keys of the entries of a kind that have a picture in their draft. */
const selectDrafts = (kind: VersionedKind, uuid: string): SQL => sql`
  select d.key from things d join versions v on v.id = d.draft_id
  where d.kind = ${kind} and ${contains(sql`v.content::text`, uuid)}`;

/** Returns SQL for the uses of a picture by its uuid, which occurs in the stored fields of everything that shows it. */
const selectUses = (uuid: string): SQL => sql`
  select 'page' as kind, p.nid::text as id, p.language as place, p.title from (
    select distinct on (t.nid, t.language) t.nid, t.language, r.title
    from node_translations t join node_revisions r on r.vid in (t.latest_vid, t.published_vid)
    where position(${uuid}::text in r.fields::text) > 0
    order by t.nid, t.language desc, r.vid desc
  ) p
  union all
  select 'webform', webform_id, null, min(title) from webform_translations
  where ${contains(sql`elements::text || confirmation::text`, uuid)}
    or webform_id in (${selectDrafts('webform', uuid)}) group by webform_id
  union all
  select 'term', t.tid::text, t.vocabulary, min(w.name) from terms t join term_translations w on w.tid = t.tid
  where position(${uuid}::text in w.fields::text) > 0 or t.tid::text in (${selectDrafts('term', uuid)}) group by t.tid
  union all
  select 'partner', null, domain, '' from sites
  where position(${uuid}::text in partners::text) > 0 or domain in (${selectDrafts('site', uuid)})
  order by kind, title, place`;

interface Row extends Record<string, unknown> {
  readonly kind: MediaUse['kind'];
  readonly id: string;
  readonly place: string;
  readonly title: string;
}

function getUse({ kind, id, place, title }: Row): MediaUse {
  if (kind === 'page') return { kind, nid: Number(id), language: place as 'nl', title };
  if (kind === 'term') return { kind, tid: Number(id), vocabulary: place, title };
  return kind === 'webform' ? { kind, id, title } : { kind, domain: place as 'alcohol' };
}

/** Lists every use of a picture, including drafts. */
export async function listMediaUses(db: Executes, uuid: string): Promise<readonly MediaUse[]> {
  return (await db.execute<Row>(selectUses(uuid))).rows.map(getUse);
}

const selectOlder = (uuid: string): SQL => sql`
  select count(distinct r.nid)::int as pages from node_revisions r
  where position(${uuid}::text in r.fields::text) > 0
    and not exists (select from node_translations t where r.vid in (t.latest_vid, t.published_vid))`;

/** Returns the number of pages that have a picture only in an older version. */
export async function countOlderUses(db: Executes, uuid: string): Promise<number> {
  return (await db.execute<{ pages: number }>(selectOlder(uuid))).rows[0]?.pages ?? 0;
}

const selectUsingPages = (uuid: string): SQL => sql`
  select n.domains, t.language from node_translations t
  join node_revisions r on r.vid in (t.latest_vid, t.published_vid) join nodes n on n.nid = t.nid
  where position(${uuid}::text in r.fields::text) > 0
  union all
  select w.domains, null from webforms w join webform_translations t on t.webform_id = w.id
  where ${contains(sql`t.elements::text || t.confirmation::text`, uuid)} or w.id in (${selectDrafts('webform', uuid)})
  union all
  select t.domains, null from terms t join term_translations w on w.tid = t.tid
  where position(${uuid}::text in w.fields::text) > 0 or t.tid::text in (${selectDrafts('term', uuid)})
  union all
  select array[domain], null from sites
  where position(${uuid}::text in partners::text) > 0 or domain in (${selectDrafts('site', uuid)})`;

/** Returns programmes and languages of all uses of a picture, including drafts. Null for an unused picture. */
export async function findPictureScope(db: Executes, uuid: string): Promise<EditedScope | null> {
  const { rows } = await db.execute<{ domains: string[]; language: string | null }>(selectUsingPages(uuid));
  if (rows.length === 0) return null;
  const [language = null, ...otherLanguages] = new Set(rows.map((row) => row.language));
  return {
    domains: [...new Set(rows.flatMap(({ domains }) => domains))],
    language: otherLanguages.length === 0 ? language : null,
  };
}
