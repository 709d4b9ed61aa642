import type pg from 'pg';
import type { Domain, DomainKey, Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import { toBarePath } from '#src/i18n/paths.ts';
import { matchScreen } from '#src/screens/match.ts';

/** A path without language prefix, and the language of the link. */
interface ProductPath {
  readonly language: Language;
  readonly path: string;
}

/** Paths that the front server serves in addition to pages: files, pictures, the desk, the API. */
const SERVED = /^\/(api|media|drawings|beheer|\.well-known)(\/|$)|\.[a-z0-9]{2,5}$/;

/** Returns the target of a link within its own site; null for an external link, or one within the page. */
function parseInsideAddress(href: string): ProductPath | null {
  if (!/^\/(?![/\\])/.test(href)) return null;
  const [encoded = ''] = href.split(/[?#]/);
  let path: string;
  try {
    path = decodeURIComponent(encoded);
  } catch {
    path = encoded;
  }
  const language: Language = /^\/en(\/|$)/.test(path) ? 'en' : 'nl';
  const barePath = toBarePath(path);
  return { language, path: barePath.length > 1 ? barePath.replace(/\/+$/, '') || '/' : barePath };
}

/** Returns the state of a path by a domain's routes: served, absent, or served if a page is published at it. */
function getRouteState(domain: Domain, { language, path }: ProductPath): 'there' | 'nowhere' | 'page' {
  if (SERVED.test(path)) return 'there';
  const match = matchScreen(domain, language, path);
  if (match.kind === 'foreign') return 'nowhere';
  if (match.kind === 'none') return 'page';
  if (match.kind === 'redirect') return 'there';
  const { content, island, leadsTo, onBareHost, contentOf } = match.screen;
  const isPageAlone = content === 'page' && island === null && !leadsTo && !onBareHost && !contentOf;
  return isPageAlone ? 'page' : 'there';
}

/** A link on the sites of some domains. */
export interface SiteLink {
  readonly href: string;
  readonly domains: readonly DomainKey[];
}

/** Selects the paths of $1 domains, $2 languages, $3 paths without a page for visitors. */
const MISSING = `
  select asked.domain, asked.language, asked.path
  from unnest($1::text[], $2::text[], $3::text[]) as asked(domain, language, path)
  where not exists (
    select from (
      select nid, domain, path from path_aliases union all select nid, domain, path from alias_redirects
    ) found
    join node_translations shown
      on shown.nid = found.nid and shown.language = asked.language and shown.published_vid is not null
    join path_aliases target
      on target.nid = found.nid and target.domain = asked.domain and target.language = asked.language
    where found.domain = asked.domain and found.path = asked.path)`;

interface LinkQuery {
  readonly domain: DomainKey;
  readonly language: Language;
  readonly path: string;
}

const getKey = ({ domain, language, path }: LinkQuery) => `${domain} ${language} ${path}`;

/** Returns the domains in which each link is broken, in the order of the links; always a single query. */
export async function findBrokenDomains(
  pool: Pick<pg.Pool, 'query'>,
  links: readonly SiteLink[],
): Promise<readonly (readonly DomainKey[])[]> {
  const queries = new Map<string, LinkQuery>();
  const placements = links.map(({ href, domains }) => {
    const address = parseInsideAddress(href);
    if (address === null) return [];
    return domains.flatMap((domain) => {
      const linkQuery: LinkQuery = { domain, ...address };
      const route = getRouteState(getDomain(domain), address);
      if (route === 'page') queries.set(getKey(linkQuery), linkQuery);
      return route === 'there' ? [] : [{ domain, key: route === 'nowhere' ? null : getKey(linkQuery) }];
    });
  });
  const missing = new Set<string>();
  if (queries.size > 0) {
    const all = [...queries.values()];
    const columns = [all.map(({ domain }) => domain), all.map(({ language }) => language), all.map(({ path }) => path)];
    const { rows } = await pool.query<LinkQuery>(MISSING, columns);
    for (const row of rows) missing.add(getKey(row));
  }
  return placements.map((linkPlacements) =>
    linkPlacements.filter(({ key }) => key === null || missing.has(key)).map(({ domain }) => domain),
  );
}
