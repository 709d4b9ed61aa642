import { type Entity, readEntity } from '#src/contract/entity.ts';
import { getView } from '#src/contract/get-view.ts';
import { unreadableKind } from '#src/contract/result.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { isIndexable, matchScreen } from '#src/screens/match.ts';
import { addressesOf } from './addresses.ts';
import { collecting } from './collect.ts';
import { alternatesOf } from './head.ts';
import type { PageLocals } from './locals.ts';

/** Pages of the view read at most; each holds as many rows as the view says. */
const MOST_PAGES = 200;

export interface Sitemap {
  readonly xml: string;
  readonly tags: readonly string[];
}

function readRow(row: unknown): Entity[] {
  try {
    return [readEntity(row)];
  } catch (error) {
    if (unreadableKind(error) !== null) return [];
    throw error;
  }
}

/** True where search engines may keep the page: no screen stands at its path, or one that is open to all. */
function mayBeListed({ domain, site }: PageLocals, language: Language, path: string): boolean {
  if (path === '/' && site.flags.loginOnly) return false;
  const match = matchScreen(domain, language, path);
  return match.kind === 'none' || (match.kind === 'screen' && isIndexable(match.screen));
}

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

function entries(locals: PageLocals, entity: Entity): readonly string[] {
  const addresses = addressesOf(entity, locals.domain.languages);
  const links = alternatesOf(locals.origin, addresses)
    .map(({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(href)}"/>`)
    .join('');
  const changed = entity.changed === null ? '' : `<lastmod>${escaped(entity.changed)}</lastmod>`;
  return LANGUAGES.flatMap((language) => {
    const address = addresses.get(language);
    const alias = entity.translations.find((one) => one.language === language)?.alias ?? entity.alias ?? '';
    if (address === undefined || !mayBeListed(locals, language, alias)) return [];
    return [`<url><loc>${escaped(locals.origin + address)}</loc>${changed}${links}</url>`];
  });
}

/** The sitemap of a domain: every page that search engines may keep, in each of its languages. Null on a failure. */
export async function sitemapOf(locals: PageLocals): Promise<Sitemap | null> {
  const { call, tags } = collecting(locals.client);
  const found: string[] = [];
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const rows = await call(getView, { params: { view: 'pages', display: 'published' }, query: { page } });
    if (!rows.ok) {
      locals.log({ event: 'sitemap-unavailable', failure: rows.failure.kind });
      return null;
    }
    for (const row of rows.value.entities) for (const entity of readRow(row)) found.push(...entries(locals, entity));
    if (page + 1 >= (rows.value.pager?.totalPages ?? 1)) break;
  }
  const root =
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">';
  return { xml: `<?xml version="1.0" encoding="UTF-8"?>${root}${found.join('')}</urlset>`, tags: [...tags, 'config'] };
}
