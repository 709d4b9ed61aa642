import { DEFAULT_LANGUAGE, type Domain, type Language } from '#src/domains/domain.ts';

/** A path without its language prefix, and its language. */
export interface LocalPath {
  readonly language: Language;
  /** Path without the language prefix; "/" for the front page. */
  readonly path: string;
  /** True to render the page without the programme in title, icon and name. */
  readonly isDiscreet?: true;
}

/** Returns the language of a path and the path without its prefix. A domain with one language has no other prefix. */
export function readLanguage(path: string, domain: Pick<Domain, 'languages'>): LocalPath {
  const [, prefix, rest] = /^\/(nl|en)(\/.*)?$/.exec(path) ?? [];
  const language = domain.languages.find((language) => language === prefix);
  return language ? { language, path: rest || '/' } : { language: DEFAULT_LANGUAGE, path };
}
