const PREFIXED = /^\/(nl|en)(?=\/|$)/;

/** The address path of a page: Dutch has no prefix, every other language has its code. `path` has no prefix. */
export function localisedPath(path: string, language: string): string {
  if (language === 'nl') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The path without its language prefix; `/nl/x` is a copy of `/x`. */
export function barePath(path: string): string {
  const bare = path.replace(PREFIXED, '');
  return bare === '' ? '/' : bare;
}
