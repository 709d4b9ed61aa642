import type { PreviewedRevision } from '#src/contract/desk/revisions.ts';
import type { Result } from '#src/contract/result.ts';
import type { Language } from '#src/domains/domain.ts';
import type { LocalPath } from '#src/i18n/local-path.ts';
import { PREVIEW_PATHS } from '#src/i18n/preview-href.ts';
import { sendPage } from '../page-cache/send-page.ts';
import type { Exchange } from './exchange.ts';
import type { Site } from './hosts.ts';
import { RETRY_AFTER } from './maintenance.ts';
import type { PageDependencies } from './pages.ts';
import { sendErrorPage } from './plain-page.ts';

/** Looks up the token of a preview for a host and language in the content system. */
export type ReadPreview = (site: Site, language: Language, token: string) => Promise<Result<PreviewedRevision>>;

interface PreviewDependencies {
  readonly readPreview: ReadPreview;
  readonly render: PageDependencies['render'];
}

/** Returns the token in the path of a preview; null for other paths. */
export function parsePreviewToken({ language, path }: LocalPath): string | null {
  const [, folder, token] = /^(\/[a-z]+)\/([^/]+)$/.exec(path) ?? [];
  return token !== undefined && folder === PREVIEW_PATHS[language] ? token : null;
}

/** Returns the path of a previewed page; a page without a path has the path of previews. */
export const getPreviewPath = ({ entity }: PreviewedRevision, language: Language): string =>
  entity.alias ?? PREVIEW_PATHS[language];

/** Returns the content of a preview; undefined for other paths and for an invalid token. */
export async function findPreviewContent(
  local: LocalPath,
  read: (language: Language, token: string) => Promise<Result<PreviewedRevision>>,
): Promise<PreviewedRevision | undefined> {
  const token = parsePreviewToken(local);
  const match = token === null ? null : await read(local.language, token);
  return match?.ok ? match.value : undefined;
}

/**
 * Shows one revision of a page as visitors would see it, to anyone with the link until it expires. Rendered only for
 * this response and never cached. Returns false for an invalid token, which is handled as a missing page.
 */
export async function servePreview(
  { req, res, site }: Pick<Exchange, 'req' | 'res' | 'site'>,
  { language }: LocalPath,
  token: string,
  { readPreview, render }: PreviewDependencies,
): Promise<boolean> {
  const read = await readPreview(site, language, token);
  if (!read.ok && read.failure.kind === 'not_found') return false;
  if (!read.ok) {
    const headers = { 'retry-after': RETRY_AFTER };
    sendErrorPage(res, { status: 503, reason: 'unavailable', site, language, headers });
    return true;
  }
  const page = await render(site, { language, path: getPreviewPath(read.value, language) }, null, '', read.value);
  const headers = { ...page.headers, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
  await sendPage(req, res, site, { ...page, headers }, undefined);
  return true;
}
