import type { NodeDefinition } from '#registry/define.ts';
import { NODES, nodeDefinition } from '#registry/index.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import { capitalise } from '#src/i18n/date-words.ts';

/** The types of pages that editors make, in the order in which they are shown. */
export const PAGE_TYPES: readonly NodeDefinition[] = NODES.filter(({ madeBy }) => madeBy === 'editor');

/** The name of a type of page; its machine name where it is none of ours. */
export const typeName = (type: string, language: Language): string => nodeDefinition(type)?.label[language] ?? type;

/** True if pages of a type have an address of their own. */
export const hasAddress = (type: string): boolean => nodeDefinition(type)?.renderedBy === 'component';

/** Short name of a programme outside a sentence: "Alcohol", "Roken". */
export const domainName = (domain: DomainKey, language: Language): string =>
  capitalise(getDomain(domain).words.name[language]);

/** The short names of a few programmes in one line, in the order of the list: "Alcohol, roken". */
export const domainNames = (domains: readonly DomainKey[], language: Language): string =>
  capitalise(
    DOMAINS.filter(({ key }) => domains.includes(key))
      .map(({ words }) => words.name[language])
      .join(', '),
  );

/** The name of a language in the language of the reader. */
export function languageName(code: Language, reader: Language): string {
  const name = new Intl.DisplayNames([reader], { type: 'language' }).of(code) ?? code;
  return capitalise(name);
}
