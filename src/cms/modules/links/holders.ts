import { toCurrentPageFields } from '#registry/current-fields.ts';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';
import type { StoredFields } from '#registry/stored.ts';
import { listStoredLinks } from '#registry/stored-links.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import type { LinkHolder } from './store-broken-links.ts';

/** A page in a language as visitors see it. */
export interface PublishedPage {
  readonly nid: number;
  readonly language: Language;
  readonly type: string;
  readonly domains: readonly DomainKey[];
  readonly title: string;
  /** Null for an unpublished page. */
  readonly fields: StoredFields | null;
}

/** Returns the links of a page; an unpublished page has none. */
export function toPageHolder({ nid, language, type, domains, title, fields }: PublishedPage): LinkHolder {
  const links =
    fields === null
      ? []
      : listStoredLinks(findNodeDefinition(type), toCurrentPageFields(type, fields), findParagraphDefinition);
  return {
    holder: `page ${nid} ${language}`,
    kind: 'page',
    nid,
    language,
    domains: domains.filter((key) => getDomain(key).languages.includes(language)),
    links: links.map((link) => ({ ...link, title })),
  };
}

export interface PublishedMenu {
  readonly menu: string;
  readonly domain: DomainKey;
  readonly language: Language;
  readonly entries: readonly { readonly title: string; readonly href: string }[];
}

/** Returns the links of a menu. */
export const toMenuHolder = ({ menu, domain, language, entries }: PublishedMenu): LinkHolder => ({
  holder: `menu ${menu}.${domain}.${language}`,
  kind: 'menu',
  menu,
  language,
  domains: [domain],
  links: entries.map(({ title, href }) => ({ title, href, words: title, path: '' })),
});
