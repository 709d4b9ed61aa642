/** Tags of rich text that are shown where it is built anew in the browser; every other loses its tag and keeps its words. */
export const SHOWN_TAGS = ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'];

/** These go with what stands in them. */
export const SILENT_TAGS = [
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
];

/** An address outside, which opens without telling where the reader came from. */
const isOutside = (href: string) => /^https:/i.test(href);

const isUsable = (href: string) => /^(https:|tel:|mailto:|\/(?![/\\])|#)/i.test(href);

/** The attributes of a link that leads to an address: none where that could do harm. */
export function shownLink(href: string | null): { readonly href?: string; readonly rel?: string } {
  if (href === null || !isUsable(href)) return {};
  return isOutside(href) ? { href, rel: 'noopener noreferrer' } : { href };
}
