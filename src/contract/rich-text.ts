import sanitizeHtml from 'sanitize-html';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { linkAttributes } from './html-tags.ts';

/** URLs that a link in a text may have: a path, or a URL with an allowed scheme. */
const LINKABLE = /^(?:(?:https|tel|mailto):|\/(?!\/)|[?#]|[^:/?#]+(?:[/?#]|$))/i;

/**
 * Reduces rich text to the given tags: links may have a path or an https:, tel: or mailto: URL; all other attributes
 * are removed, as are script and style with their text. Applied on every save and again before a page shows it.
 * `getHref` maps a link's URL, for a text of another system.
 */
export function sanitiseRichText(
  html: string,
  tags: readonly string[],
  getHref: (href: string) => string = (href) => href,
): string {
  return sanitizeHtml(html, {
    allowedTags: [...tags],
    allowedAttributes: { a: ['href', 'rel'] },
    allowedSchemes: ['https', 'tel', 'mailto'],
    allowProtocolRelative: false,
    // Removes a link with a forbidden URL, but not its text.
    exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !LINKABLE.test(attribs.href ?? '') ? 'excludeTag' : false),
    transformTags: {
      b: 'strong',
      i: 'em',
      h1: 'h2',
      a: (tagName, { href }) => ({ tagName, attribs: href === undefined ? {} : { ...linkAttributes(getHref(href)) } }),
    },
  });
}

/** Maps the links of another system's text by `getHref`, and reduces it to the tags that a page shows. */
export const relinkRichText = (html: string, getHref: (href: string) => string): string =>
  sanitiseRichText(html, RICH_TEXT_TAGS, getHref);
