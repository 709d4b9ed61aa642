import { lt } from 'drizzle-orm';
import { brokenLinks } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { type PublishedMenu, type PublishedPage, toMenuHolder, toPageHolder } from './holders.ts';
import { type LinkHolder, storeBrokenLinks } from './store-broken-links.ts';

/** Number of pages or menus that are read, checked and saved at a time. */
const BATCH_SIZE = 200;

/** Published pages after a position, $1 nid and $2 language. */
const PAGES = `
  select n.nid, t.language, n.type, n.domains, r.title, r.fields
  from node_translations t
  join nodes n on n.nid = t.nid
  join node_revisions r on r.vid = t.published_vid
  where (t.nid, t.language) > ($1, $2)
  order by t.nid, t.language limit ${BATCH_SIZE}`;

/** Menus after a position, $1 menu, $2 domain, $3 language, with the entries shown to visitors. */
const MENUS = `
  select menu, domain, language,
    coalesce(json_agg(json_build_object('title', title, 'href', href) order by weight, id)
      filter (where is_enabled), '[]') as entries
  from menu_items where (menu, domain, language) > ($1, $2, $3)
  group by menu, domain, language order by menu, domain, language limit ${BATCH_SIZE}`;

const PAGE = `
  select n.nid, $2 as language, n.type, n.domains, coalesce(r.title, '') as title, r.fields
  from nodes n
  left join node_translations t on t.nid = n.nid and t.language = $2
  left join node_revisions r on r.vid = t.published_vid
  where n.nid = $1`;

async function checkAllPages(
  system: ContentSystem,
  save: (holders: readonly LinkHolder[]) => Promise<unknown>,
): Promise<void> {
  let last: readonly [number, string] = [0, ''];
  for (;;) {
    const { rows } = await system.database.pool.query<PublishedPage>(PAGES, [...last]);
    await save(rows.map(toPageHolder));
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH_SIZE) return;
    last = [end.nid, end.language];
  }
}

async function checkAllMenus(
  system: ContentSystem,
  save: (holders: readonly LinkHolder[]) => Promise<unknown>,
): Promise<void> {
  let last: readonly [string, string, string] = ['', '', ''];
  for (;;) {
    const { rows } = await system.database.pool.query<PublishedMenu>(MENUS, [...last]);
    await save(rows.map(toMenuHolder));
    const end = rows.at(-1);
    if (end === undefined || rows.length < BATCH_SIZE) return;
    last = [end.menu, end.domain, end.language];
  }
}

/** Checks every published link within the sites, and stores the broken ones; other sites are not requested. */
export async function handleCheckAllLinks(system: ContentSystem): Promise<void> {
  const startedAt = system.now();
  const storeLinks = (holders: readonly LinkHolder[]) => storeBrokenLinks(system, holders);
  await checkAllMenus(system, storeLinks);
  await checkAllPages(system, storeLinks);
  // Rows that this check did not update belong to pages and menus that are no longer published.
  await system.database.db.delete(brokenLinks).where(lt(brokenLinks.foundAt, startedAt));
}

/** Checks the links of one page in a language, after its published content changed. */
export async function checkPageLinks(system: ContentSystem, nid: number, language: string): Promise<void> {
  const { rows } = await system.database.pool.query<PublishedPage>(PAGE, [nid, language]);
  await storeBrokenLinks(system, rows.map(toPageHolder));
}

/** Checks the links of one menu. */
export async function checkMenuLinks(system: ContentSystem, menu: PublishedMenu): Promise<void> {
  await storeBrokenLinks(system, [toMenuHolder(menu)]);
}
