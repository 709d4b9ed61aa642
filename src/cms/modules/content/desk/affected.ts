import type pg from 'pg';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import type { AffectedPage } from '#src/contract/desk/uses.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { respondPrivately } from '../../../http/answer.ts';
import type { ApiContext } from '../../../http/request.ts';
import { VIEWS } from '../view.ts';
import { findPage } from './find-page.ts';
import { readPageParams } from './page-params.ts';

type FoundPage = Omit<EditablePage, 'may'>;

interface Row {
  readonly nid: number;
  readonly uuid: string;
  readonly title: string;
  readonly type: string;
  readonly domains: readonly DomainKey[];
  readonly path: string | null;
}

/** Published content in $1 with one of the texts $2 in its stored fields, except the pages $3. */
const holding = `
  select n.nid, n.uuid, n.type, n.domains, r.title,
    (select min(a.path) from path_aliases a where a.nid = n.nid and a.language = t.language) as path
  from node_translations t
  join nodes n on n.nid = t.nid
  join node_revisions r on r.vid = t.published_vid
  where t.language = $1 and n.nid <> all($3::int[])
    and exists (select from unnest($2::text[]) part where position(part in r.fields::text) > 0)
  order by lower(r.title), n.nid`;

const menus = `
  select menu, domain, title from menu_items
  where language = $1 and domain = any($2) and href = any($3) and is_enabled order by menu, domain, weight`;

/** Depth of references between pages that are followed, as on a rendered page. */
const MAX_REFERENCE_DEPTH = 2;

const listDomains = (domains: readonly DomainKey[], language: Language) =>
  domains.filter((key) => getDomain(key).languages.includes(language));

/** Returns the pages that include one page, directly or through another. */
async function findIncludingPages(pool: pg.Pool, page: FoundPage): Promise<readonly Row[]> {
  const includingPages: Row[] = [];
  let uuids = [page.uuid];
  for (let round = 0; round < MAX_REFERENCE_DEPTH && uuids.length > 0; round += 1) {
    const visitedNids = [page.nid, ...includingPages.map(({ nid }) => nid)];
    const { rows } = await pool.query<Row>(holding, [page.language, uuids, visitedNids]);
    includingPages.push(...rows);
    uuids = rows.map(({ uuid }) => uuid);
  }
  return includingPages;
}

/** Returns the encodings of a URL in stored fields: in a link field, and inside rich text. */
const toStoredAddresses = (href: string) => [JSON.stringify(href), JSON.stringify(JSON.stringify(href)).slice(1, -1)];

async function readLinkingRows(pool: pg.Pool, { nid, language, path }: FoundPage): Promise<readonly Row[]> {
  if (path === null || path === '/') return [];
  const { rows } = await pool.query<Row>(holding, [
    language,
    toStoredAddresses(toLocalisedPath(path, language)),
    [nid],
  ]);
  return rows;
}

async function readLinkingMenus(
  pool: pg.Pool,
  { domains, language, path }: FoundPage,
): Promise<readonly AffectedPage[]> {
  if (path === null) return [];
  const requests = [language, domains, [toLocalisedPath(path, language)]];
  const { rows } = await pool.query<{ menu: string; domain: DomainKey; title: string }>(menus, requests);
  return rows.map(({ menu, domain, title }) => ({ nid: null, title, type: menu, domain, language, path, by: 'menu' }));
}

/** Returns the screens that list every page of a type. */
function findListScreens({ type, domains, language }: FoundPage): readonly AffectedPage[] {
  const names = Object.entries(VIEWS).flatMap(([name, { nodeType }]) => (nodeType === type ? [name] : []));
  return names.flatMap((name) =>
    listDomains(domains, language).map((domain) => {
      const view = name.split('/')[0] ?? name;
      return { nid: null, title: '', type: view, domain, language, path: null, by: 'list' as const };
    }),
  );
}

/** Returns one row for each domain of an affected page. */
const toAffectedRows = (
  page: FoundPage,
  rows: readonly Row[],
  affectedRelation: AffectedPage['by'],
): readonly AffectedPage[] =>
  rows.flatMap(({ nid, title, type, domains, path }) =>
    listDomains(page.domains, page.language)
      .filter((domain) => domains.includes(domain))
      .map((domain) => ({ nid, title, type, domain, language: page.language, path, by: affectedRelation })),
  );

/** Lists every place that changes for visitors with a page in a language. */
export async function showAffectedPages(c: ApiContext): Promise<Response> {
  const { pool } = c.var.system.database;
  const { nid, language } = readPageParams(c);
  const page = await findPage(pool, nid, language);
  const [includingPages, links, menuItems] = await Promise.all([
    findIncludingPages(pool, page),
    readLinkingRows(pool, page),
    readLinkingMenus(pool, page),
  ]);
  const entities = [
    ...toAffectedRows(page, [page], 'itself'),
    ...toAffectedRows(page, includingPages, 'reference'),
    ...findListScreens(page),
    ...toAffectedRows(page, links, 'link'),
    ...menuItems,
  ];
  return respondPrivately(c, { entities, pager: null });
}
