import sanitizeHtml from 'sanitize-html';
import { linkAttributes } from './shown-html.ts';

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
      a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : { ...linkAttributes(href) } }),
    },
  });
}
