const PREFIXED = /^\/(nl|en)(?=\/|$)/;

/** Returns the URL path of a page: Dutch has no prefix, other languages have their code. `path` has no prefix. */
export function toLocalisedPath(path: string, language: string): string {
  if (language === 'nl') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Returns the path without its language prefix; `/nl/x` equals `/x`. */
export function toBarePath(path: string): string {
  const bareText = path.replace(PREFIXED, '');
  return bareText === '' ? '/' : bareText;
}
