/** Tags that are rendered when the browser rebuilds rich text; other tags are removed and their text is kept. */
export const SHOWN_TAGS = ['p', 'br', 'strong', 'em', 'a', 'ul', 'ol', 'li', 'h2', 'h3', 'h4', 'blockquote'];

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

/** Returns true for an external address, which opens without a referrer. */
const isExternalAddress = (href: string) => /^https:/i.test(href);

const isUsable = (href: string) => /^(https:|tel:|mailto:|\/(?![/\\])|#)/i.test(href);

/** The attributes of a link to an address. */
export const linkAttributes = (href: string): { readonly href: string; readonly rel?: string } =>
  isExternalAddress(href) ? { href, rel: 'noopener noreferrer' } : { href };

/** Returns the attributes of a link to an unchecked address; none if the address is unsafe. */
export const toSafeLinkAttributes = (href: string | null): Partial<ReturnType<typeof linkAttributes>> =>
  href === null || !isUsable(href) ? {} : linkAttributes(href);
