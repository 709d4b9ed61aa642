import type { Entity } from '#src/contract/entity.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';

/** URL path of a page with its language prefix, for each language that the page has. */
export type PagePaths = ReadonlyMap<Language, string>;

/** Returns the URL paths of a node in the languages of a domain. */
export function getPathsByLanguage(entity: Entity, languages: readonly Language[]): PagePaths {
  const paths = LANGUAGES.flatMap((language): [Language, string][] => {
    const ownAlias = entity.language === language ? entity.alias : null;
    const alias = entity.translations.find((other) => other.language === language)?.alias ?? ownAlias;
    return alias !== null && languages.includes(language) ? [[language, toLocalisedPath(alias, language)]] : [];
  });
  return new Map(paths);
}
