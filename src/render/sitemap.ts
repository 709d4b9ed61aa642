import { type Entity, readEntity } from '#src/contract/entity.ts';
import { getMenu, type MenuItem } from '#src/contract/menus.ts';
import { getPage } from '#src/contract/nodes.ts';
import { getFailureKind } from '#src/contract/result.ts';
import { getView } from '#src/contract/views.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { toBarePath } from '#src/i18n/paths.ts';
import { isIndexable, matchScreen } from '#src/screens/match.ts';
import { collectCalls, type RenderCall } from './collect.ts';
import { listAlternates } from './head.ts';
import type { PageLocals } from './locals.ts';
import { getPathsByLanguage } from './paths-by-language.ts';

/** Menus for logged-out visitors. */
const SITE_MENUS = ['main', 'content', 'footer'] as const;

/** Maximum number of pages that are looked up from menu links. */
const MAX_LINKED_PAGES = 200;

/** Maximum number of pages of the view, which defines its page size. */
const MAX_PAGES = 200;

export interface Sitemap {
  readonly xml: string;
  readonly tags: readonly string[];
}

function readRow(row: unknown): Entity[] {
  try {
    return [readEntity(row)];
  } catch (error) {
    if (getFailureKind(error) !== null) return [];
    throw error;
  }
}

/** Returns true for a page that search engines may index: no screen is at its path, or a public one. */
function canBeIndexed({ domain, site }: PageLocals, language: Language, path: string): boolean {
  if (path === '/' && site.flags.loginOnly) return false;
  const match = matchScreen(domain, language, path);
  return match.kind === 'none' || (match.kind === 'screen' && isIndexable(match.screen));
}

const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function renderEntries(locals: PageLocals, entity: Entity): readonly string[] {
  const urls = getPathsByLanguage(entity, locals.domain.languages);
  const links = listAlternates(locals.origin, urls)
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeText(href)}"/>`)
    .join('');
  const change = entity.changed === null ? '' : `<lastmod>${escapeText(entity.changed)}</lastmod>`;
  return LANGUAGES.flatMap((language) => {
    const url = urls.get(language);
    const alias =
      entity.translations.find((translation) => translation.language === language)?.alias ?? entity.alias ?? '';
    if (url === undefined || !canBeIndexed(locals, language, alias)) return [];
    return [`<url><loc>${escapeText(locals.origin + url)}</loc>${change}${links}</url>`];
  });
}

/** Returns all internal paths in a menu, including nested items, without query and fragment. */
const listPaths = (items: readonly MenuItem[]): readonly string[] =>
  items.flatMap(({ href, external, below }) => {
    const paths = !external && href.startsWith('/') ? [toBarePath(href.replace(/[?#].*$/, ''))] : [];
    return [...paths, ...listPaths(below)];
  });

/** Returns the pages in the site's menus, and the front page, if the content system has no list of pages. */
async function listMenuPages(call: RenderCall): Promise<readonly Entity[]> {
  const menus = await Promise.all(SITE_MENUS.map((menu) => call(getMenu, { params: { menu } })));
  const links = menus.flatMap((menu) => (menu.ok ? listPaths(menu.value) : []));
  const paths = [...new Set(['/', ...links])].slice(0, MAX_LINKED_PAGES);
  const pages = await Promise.all(paths.map((pathname) => call(getPage, { params: { pathname } })));
  return pages.flatMap((page) => (page.ok && page.value.kind === 'entity' ? [page.value.entity] : []));
}

const MAP_OPENING =
  '<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';

const renderSitemap = (entries: readonly string[], tags: ReadonlySet<string>): Sitemap => ({
  xml: `${MAP_OPENING}${[...new Set(entries)].join('')}</urlset>`,
  tags: [...tags, 'config'],
});

/**
 * Builds the sitemap of a domain: all pages that search engines may index, in each of their languages. If the content
 * system has no list of pages, those in its menus. Null on failure.
 */
export async function buildSitemap(locals: PageLocals): Promise<Sitemap | null> {
  const { call, tags, lacks } = collectCalls(locals.client);
  const entries: string[] = [];
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const rows = await call(getView, { params: { view: 'pages', display: 'published' }, query: { page } });
    if (!rows.ok && rows.failure.kind === 'not_found' && page === 0) {
      const pages = await listMenuPages(call);
      return lacks()
        ? null
        : renderSitemap(
            pages.flatMap((entity) => renderEntries(locals, entity)),
            tags,
          );
    }
    if (!rows.ok) {
      locals.log({ event: 'sitemap-unavailable', failure: rows.failure.kind });
      return null;
    }
    for (const row of rows.value.rows)
      for (const entity of readRow(row)) entries.push(...renderEntries(locals, entity));
    if (page + 1 >= rows.value.pager.totalPages) break;
  }
  return renderSitemap(entries, tags);
}
