import type { PageLanguage, PageState } from '#src/contract/desk/pages.ts';
import { DEFAULT_LANGUAGE, type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';

/** State at the desk of a translation `t` with the newest revision `r`. */
export const STATE_SQL = `
  case when r.state = 'scheduled' then 'scheduled'
    when t.published_vid is null then 'draft'
    when t.published_vid = t.latest_vid then 'published'
    else 'changed' end`;

/** The author's name of revision `r`, with `u` as that account: null for the system, empty for a deleted account. */
export const AUTHOR_SQL = `case when r.author_uid is not null then coalesce(nullif(u.name, ''), u.mail, '') end`;

/** True for a translation `t` of node `n` that is outdated: the published Dutch has changed since its update. */
export const OUTDATED_SQL = `
  t.source_vid is not null and exists (select from node_translations s
    join node_revisions p on p.vid = s.published_vid
    join node_revisions b on b.vid = t.source_vid
    where s.nid = n.nid and s.language = '${DEFAULT_LANGUAGE}' and p.vid > b.vid
      and (p.title <> b.title or p.fields <> b.fields))`;

/** Every language of the node `n` with its state and whether it is outdated, as a JSON list. */
export const LANGUAGES_SQL = `
  (select coalesce(json_agg(json_build_object('language', t.language, 'state', ${STATE_SQL},
      'isBehind', ${OUTDATED_SQL})), '[]')
    from node_translations t join node_revisions r on r.vid = t.latest_vid where t.nid = n.nid)`;

/** Returns SQL for the path of node `n`, equal in all its domains; `path` is SQL for the language. */
export const toPathSql = (path: string) =>
  `(select min(a.path) from path_aliases a where a.nid = n.nid and a.language = ${path})`;

export interface StoredLanguage {
  readonly language: Language;
  readonly state: PageState;
  readonly isBehind: boolean;
}

/** Lists every language of the page's domains, and any other language that the page has. */
export function listPageLanguages(
  domains: readonly DomainKey[],
  languages: readonly StoredLanguage[],
): readonly PageLanguage[] {
  const isSpoken = (language: Language) => domains.some((key) => getDomain(key).languages.includes(language));
  return LANGUAGES.flatMap((language) => {
    const { state = null, isBehind = false } = languages.find((item) => item.language === language) ?? {};
    return state !== null || isSpoken(language) ? [{ language, state, isBehind }] : [];
  });
}
