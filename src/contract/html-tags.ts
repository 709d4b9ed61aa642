/** Tags that remain when the browser rebuilds rich text; other tags are replaced by their text. */
export const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'];

/** Tags that are removed with their content. */
export const REMOVED_TAGS = [
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

/** Returns true for an external URL, which opens without a referrer. */
const isExternalAddress = (href: string) => /^https:/i.test(href);

const isUsable = (href: string) => /^(https:|tel:|mailto:|\/(?![/\\])|#)/i.test(href);

/** Returns the attributes of a link to a URL. */
export const linkAttributes = (href: string): { readonly href: string; readonly rel?: string } =>
  isExternalAddress(href) ? { href, rel: 'noopener noreferrer' } : { href };

/** Returns the attributes of a link to an unchecked URL; none if the URL is unsafe. */
export const toSafeLinkAttributes = (href: string | null): Partial<ReturnType<typeof linkAttributes>> =>
  href === null || !isUsable(href) ? {} : linkAttributes(href);
