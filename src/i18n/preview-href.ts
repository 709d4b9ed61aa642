import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import { readLanguage } from './local-path.ts';

/** First path segment of previews in each language. */
export const PREVIEW_PATHS: Readonly<Record<Language, string>> = { nl: '/voorbeeld', en: '/preview' };

/** A site in a preview: its origin, and its languages. */
export interface PreviewedOrigin {
  readonly origin: string;
  readonly languages: readonly Language[];
}

/** A preview of the whole site: its token, the site of the page, and all sites. */
export interface PreviewedOrigins {
  readonly token: string;
  readonly own: PreviewedOrigin;
  readonly all: readonly PreviewedOrigin[];
}

/** Returns the site and path of a page's URL; null for files, API calls, the desk, previews and other sites. */
function findTarget(href: string, { own: ownOrigin, all }: PreviewedOrigins) {
  const pattern = /^\/(?!\/|api\/|_astro\/|beheer|(?:en\/)?(?:voorbeeld|preview)\/)/;
  if (pattern.test(href)) return { ...ownOrigin, start: '', path: href };
  const previewedOrigin = [ownOrigin, ...all].find(({ origin }) => href === origin || href.startsWith(`${origin}/`));
  return previewedOrigin
    ? { ...previewedOrigin, start: previewedOrigin.origin, path: href.slice(previewedOrigin.origin.length) || '/' }
    : null;
}

/** Returns the URL of a page in the preview; unchanged for another site. */
export function toPreviewHref(href: string, preview: PreviewedOrigins): string {
  const target = findTarget(href, preview);
  if (!target) return href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target.path) ?? [];
  const local = readLanguage(path, target);
  const prefix = local.language === DEFAULT_LANGUAGE ? '' : `/${local.language}`;
  const text = local.path === '/' ? '' : local.path;
  return `${target.start}${prefix}${PREVIEW_PATHS[local.language]}/r/${preview.token}${text}${rest}`;
}
