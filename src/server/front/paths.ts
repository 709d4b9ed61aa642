import { DEFAULT_LANGUAGE, type Domain, type Language } from '#src/domains/domain.ts';
import type { LocalPath } from '#src/i18n/local-path.ts';

/** Maximum length of a path, in characters as sent. */
const MAX_LENGTH = 2_000;

/** Characters that no path of the product contains: raw non-ASCII bytes, backslash, encoded slash and backslash. */
const SUSPECT = /[^\x21-\x7e]|\\|%2f|%5c/i;
const CONTROL = /[\u0000-\u001f\u007f]/;
/** Paths that Astro handles, and that are not pages. */
const RENDERER = /^\/_(?!astro\/)/;
const DOTS = /\/\.{1,2}(\/|$)/;

/** A parsed path, or the status with which it is rejected. `search` includes its "?". */
export type ParsedPath =
  | { readonly kind: 'path'; readonly path: string; readonly raw: string; readonly search: string }
  | { readonly kind: 'odd'; readonly status: 400 | 404 | 414; readonly raw: string };

function decode(raw: string): string | null {
  try {
    return decodeURIComponent(raw);
  } catch {
    return null;
  }
}

/** Splits a request target and decodes its path; rejects paths that no page can have. */
export function readPath(target: string): ParsedPath {
  const question = target.indexOf('?');
  const raw = question < 0 ? target : target.slice(0, question);
  const search = question < 0 ? '' : target.slice(question);
  if (raw.length > MAX_LENGTH) return { kind: 'odd', status: 414, raw };
  if (!raw.startsWith('/')) return { kind: 'odd', status: 400, raw };
  const path = raw.includes('%') ? decode(raw) : raw;
  if (path === null || CONTROL.test(path)) return { kind: 'odd', status: 400, raw };
  if (SUSPECT.test(raw) || path.includes('//') || DOTS.test(path) || RENDERER.test(path))
    return { kind: 'odd', status: 404, raw };
  return { kind: 'path', path, raw, search };
}

/** Returns the path in a URL: the default language has no prefix. */
export function toPublicPath({ language, path }: LocalPath): string {
  const encoded = encodeURI(path).replace(/[?#]/g, encodeURIComponent);
  if (language === DEFAULT_LANGUAGE) return encoded;
  return path === '/' ? `/${language}` : `/${language}${encoded}`;
}

/** Returns the language of the response to an invalid path. */
export function guessLanguage(raw: string, domain: Pick<Domain, 'languages'>): Language {
  return domain.languages.includes('en') && /^\/+en(\/|$)/.test(raw) ? 'en' : DEFAULT_LANGUAGE;
}
