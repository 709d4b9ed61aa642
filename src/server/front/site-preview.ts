import type { SitePreview } from '#src/contract/desk/releases.ts';
import type { Result } from '#src/contract/result.ts';
import type { Language } from '#src/domains/domain.ts';
import type { LocalPath } from '#src/i18n/local-path.ts';
import { PREVIEW_PATHS, type PreviewedOrigins, toPreviewHref } from '#src/i18n/preview-href.ts';
import { toPreviewedOrigins } from '#src/render/previewed-origins.ts';
import type { RenderedPage } from '#src/render/rendered-page.ts';
import { getHeaderText } from '../page-cache/entry.ts';
import { sendPage } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import type { Site } from './hosts.ts';
import { RETRY_AFTER } from './maintenance.ts';
import type { PageDependencies } from './pages.ts';
import { sendErrorPage } from './plain-page.ts';

/** Looks up the token of a preview of the whole site in the content system. */
export type ReadSitePreview = (site: Site, language: Language, token: string) => Promise<Result<SitePreview>>;

interface SitePreviewDependencies {
  readonly readSitePreview: ReadSitePreview;
  readonly render: PageDependencies['render'];
}

/** A path within a preview of the whole site: its token, and the path of the page. */
export interface SitePreviewPath {
  readonly token: string;
  readonly path: string;
}

/** Parses `/voorbeeld/r/{token}/hulp` in its language; null for other paths. */
export function parseSitePreview({ language, path }: LocalPath): SitePreviewPath | null {
  const [, folder, token, rest] = /^(\/[a-z]+)\/r\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  return token !== undefined && folder === PREVIEW_PATHS[language] ? { token, path: rest ?? '/' } : null;
}

const LINK = /(<a\b[^>]*?\shref=")([^"]*)(?=")/g;

/** Returns the page with all links to pages of the site replaced with links to these pages in the preview. */
function keepInPreview(page: RenderedPage, preview: PreviewedOrigins): RenderedPage {
  if (!getHeaderText(page.headers, 'content-type')?.includes('html')) return page;
  const html = page.body
    .toString('utf8')
    .replace(LINK, (_, start: string, href: string) => start + toPreviewHref(href, preview));
  return { ...page, body: Buffer.from(html) };
}

/**
 * Shows a page of the site as it will be after a release, to anyone with the link until it expires. Rendered only for
 * this response and never cached. Returns false for an invalid token, which is handled as a missing page.
 */
export async function serveSitePreview(
  { req, res, site }: Pick<Exchange, 'req' | 'res' | 'site'>,
  { language }: LocalPath,
  { token, path }: SitePreviewPath,
  { readSitePreview, render }: SitePreviewDependencies,
): Promise<boolean> {
  const read = await readSitePreview(site, language, token);
  if (!read.ok && read.failure.kind === 'not_found') return false;
  if (!read.ok) {
    const headers = { 'retry-after': RETRY_AFTER };
    sendErrorPage(res, { status: 503, reason: 'unavailable', site, language, headers });
    return true;
  }
  const { domain, origin, origins } = site;
  const preview = toPreviewedOrigins({ domain, origin, programmeOrigins: origins }, token);
  const page = keepInPreview(await render(site, { language, path }, null, '', read.value), preview);
  const location = getHeaderText(page.headers, 'location');
  const headers = { ...page.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  await sendPage(req, res, site, { ...page, headers }, location && toPreviewHref(location, preview));
  return true;
}
