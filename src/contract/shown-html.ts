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

/** The attributes of a link that leads to an address. */
export const linkAttributes = (href: string): { readonly href: string; readonly rel?: string } =>
  isOutside(href) ? { href, rel: 'noopener noreferrer' } : { href };

/** The same, of an address that nobody has looked at: none where it could do harm. */
export const shownLink = (href: string | null): Partial<ReturnType<typeof linkAttributes>> =>
  href === null || !isUsable(href) ? {} : linkAttributes(href);
