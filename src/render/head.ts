import type { Language } from '#src/domains/domain.ts';
import type { PagePaths } from './paths-by-language.ts';

export interface Head {
  readonly title: string;
  readonly description: string | null;
  readonly language: Language;
  /** Canonical URL for search engines; null for pages that have none, such as 404. */
  readonly canonical: string | null;
  readonly alternates: readonly { readonly language: Language | 'x-default'; readonly href: string }[];
  readonly isIndexable: boolean;
  readonly siteName: string;
  /** True for a neutral title, icon and name. */
  readonly isDiscreet: boolean;
  /** Image of a shared link, with its absolute URL. */
  readonly image: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string };
  /** JSON-LD that is safe inside a script element. */
  readonly structuredData: string | null;
}

/**
 * Returns "Title | Site", or only one of them if the other is missing, or a generic name if both are missing
 * (docs/specification.md, section 9).
 */
export function formatDocumentTitle(title: string, siteName: string | null, generic: string): string {
  return [title.trim(), siteName?.trim()].filter(Boolean).join(' | ') || generic;
}

/** Lists the absolute URLs of all languages of the page; Dutch is the default for other languages. */
export function listAlternates(origin: string, urls: PagePaths): Head['alternates'] {
  const pairs = [...urls].map(([language, path]) => ({ language, href: origin + path }));
  const dutch = urls.get('nl');
  return dutch === undefined || pairs.length < 2 ? pairs : [...pairs, { language: 'x-default', href: origin + dutch }];
}

/** Returns the value of the header that informs the front server of the page's other languages. */
export function formatAlternatesHeader(urls: PagePaths): string {
  return [...urls].map(([language, path]) => `${language}=${encodeURI(path)}`).join(' ');
}
