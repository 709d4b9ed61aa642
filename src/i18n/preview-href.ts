import { DEFAULT_LANGUAGE, type Language } from '#src/domains/domain.ts';
import { readLanguage } from './local-path.ts';

/** Folder of previews in each language. */
export const PREVIEW_PATHS: Readonly<Record<Language, string>> = { nl: '/voorbeeld', en: '/preview' };

/** A site that a preview shows: its address, and its languages. */
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

/** The site of a page's address and its path; null for files, calls, the desk, previews and other sites. */
function findTarget(href: string, { own, all }: PreviewedOrigins) {
  const within = /^\/(?!\/|api\/|_astro\/|beheer|(?:en\/)?(?:voorbeeld|preview)\/)/;
  if (within.test(href)) return { ...own, start: '', path: href };
  const found = [own, ...all].find(({ origin }) => href === origin || href.startsWith(`${origin}/`));
  return found ? { ...found, start: found.origin, path: href.slice(found.origin.length) || '/' } : null;
}

/** Returns the address of a page within the preview; unchanged for another site. */
export function toPreviewHref(href: string, preview: PreviewedOrigins): string {
  const target = findTarget(href, preview);
  if (!target) return href;
  const [, path = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(target.path) ?? [];
  const local = readLanguage(path, target);
  const prefix = local.language === DEFAULT_LANGUAGE ? '' : `/${local.language}`;
  const shown = local.path === '/' ? '' : local.path;
  return `${target.start}${prefix}${PREVIEW_PATHS[local.language]}/r/${preview.token}${shown}${rest}`;
}
