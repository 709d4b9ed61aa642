import sanitizeHtml from 'sanitize-html';

const REL = 'noopener noreferrer';

/** An address outside, which opens without telling where the reader came from. */
const isOutside = (href: string) => /^https:/i.test(href);

function linkAttributes(href: string | undefined): Record<string, string> {
  if (href === undefined) return {};
  return isOutside(href) ? { href, rel: REL } : { href };
}

/**
 * Rich text reduced to the given tags: links keep a path, https:, tel: or mailto: address, no tag keeps any other
 * attribute, and the text of script and style goes with them. Applied on every save and again before a page shows it.
 */
export function sanitiseRichText(html: string, tags: readonly string[]): string {
  return sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'tel', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    },
  });
}
