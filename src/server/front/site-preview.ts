import type { PreviewedSite } from '#src/contract/desk/releases.ts';
import { PREVIEW_PATHS } from '#src/contract/desk/revisions.ts';
import type { Result } from '#src/contract/result.ts';
import { DEFAULT_LANGUAGE, type Domain, type Language } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { getHeaderText } from '../page-cache/entry.ts';
import { sendPage } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import type { Site } from './hosts.ts';
import { RETRY_AFTER } from './maintenance.ts';
import type { PageParts } from './pages.ts';
import { type LocalPath, readLanguage } from './paths.ts';
import { sendPlainPage } from './plain-page.ts';

/** Resolves the token of a preview of the whole site, by the content system. */
export type ReadSitePreview = (site: Site, language: Language, token: string) => Promise<Result<PreviewedSite>>;

interface SitePreviewParts {
  readonly readSitePreview: ReadSitePreview;
  readonly render: PageParts['render'];
}

/** A path within a preview of the whole site: its token, and the path of the page. */
export interface SitePreviewPath {
  readonly token: string;
  readonly path: string;
}

/** Parses `/voorbeeld/r/{token}/hulp`, in its own language; null for every other path. */
export function parseSitePreview({ language, path }: LocalPath): SitePreviewPath | null {
  const [, folder, token, rest] = /^(\/[a-z]+)\/r\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  return token !== undefined && folder === PREVIEW_PATHS[language] ? { token, path: rest ?? '/' } : null;
}

type Origins = Pick<Site, 'domain' | 'origin' | 'origins'>;

/** The domain of a page's address and its path; null for files, calls, the desk and other sites. */
function findTarget(href: string, { domain, origin, origins }: Origins) {
  if (/^\/(?!\/|api\/|_astro\/|beheer)/.test(href)) return { domain, start: '', path: href };
  const all: readonly (readonly [Domain, string])[] = [
    [domain, origin],
    ...DOMAINS.map((one) => [one, origins[one.key]] as const),
  ];
  const found = all.find(([, start]) => href === start || href.startsWith(`${start}/`));
  return found ? { domain: found[0], start: found[1], path: href.slice(found[1].length) || '/' } : null;
}

/** The address of a page within the preview; unchanged where it leads out of the site. */
export function toPreviewHref(href: string, site: Origins, token: string): string {
  const target = findTarget(href, site);
  if (!target) return href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target.path) ?? [];
  const local = readLanguage(path, target.domain);
  const prefix = local.language === DEFAULT_LANGUAGE ? '' : `/${local.language}`;
  const shown = local.path === '/' ? '' : local.path;
  return `${target.start}${prefix}${PREVIEW_PATHS[local.language]}/r/${token}${shown}${rest}`;
}

const LINK = /(<a\b[^>]*?\shref=")([^"]*)(?=")/g;

/** The page with every link to a page of the site leading to that page in the preview. */
function keepInPreview(page: RenderedPage, site: Origins, token: string): RenderedPage {
  if (!getHeaderText(page.headers, 'content-type')?.includes('html')) return page;
  const html = page.body
    .toString('utf8')
    .replace(LINK, (_, start: string, href: string) => start + toPreviewHref(href, site, token));
  return { ...page, body: Buffer.from(html) };
}

/**
 * Shows a page of the site as if a release were published, to any holder of its address, until that expires. Rendered
 * for this response only and never cached. False for an invalid token, which is no page.
 */
export async function answerSitePreview(
  { req, res, site }: Pick<Exchange, 'req' | 'res' | 'site'>,
  { language }: LocalPath,
  { token, path }: SitePreviewPath,
  { readSitePreview, render }: SitePreviewParts,
): Promise<boolean> {
  const read = await readSitePreview(site, language, token);
  if (!read.ok && read.failure.kind === 'not_found') return false;
  if (!read.ok) {
    const headers = { 'retry-after': RETRY_AFTER };
    sendPlainPage(res, { status: 503, reason: 'unavailable', site, language, headers });
    return true;
  }
  const page = keepInPreview(await render(site, { language, path }, null, '', read.value), site, token);
  const location = getHeaderText(page.headers, 'location');
  const headers = { ...page.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  await sendPage(req, res, site, { ...page, headers }, location && toPreviewHref(location, site, token));
  return true;
}
