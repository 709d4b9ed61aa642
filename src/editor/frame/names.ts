import type { NodeDefinition } from '#registry/define.ts';
import { findNodeDefinition, NODES } from '#registry/index.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import { capitalise } from '#src/i18n/format-date.ts';

/** Types of pages that editors create, in display order. */
export const PAGE_TYPES: readonly NodeDefinition[] = NODES.filter(({ madeBy }) => madeBy === 'editor');

/** Returns the name of a page type; its machine name if the type is unknown. */
export const getTypeName = (type: string, language: Language): string =>
  findNodeDefinition(type)?.label[language] ?? type;

/** Returns true if pages of a type have a URL. */
export const hasAddress = (type: string): boolean => findNodeDefinition(type)?.renderedBy === 'component';

/** Returns the short name of a programme, capitalised: "Alcohol", "Roken". */
export const getDomainName = (domain: DomainKey, language: Language): string =>
  capitalise(getDomain(domain).words.name[language]);

/** Returns the short names of programmes as one text, in the order of the list: "Alcohol, roken". */
export const formatDomainNames = (domains: readonly DomainKey[], language: Language): string =>
  capitalise(
    DOMAINS.filter(({ key }) => domains.includes(key))
      .map(({ words }) => words.name[language])
      .join(', '),
  );

/** Returns the name of a language in the language of the reader. */
export function getLanguageName(code: Language, reader: Language): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;
  return capitalise(name);
}
