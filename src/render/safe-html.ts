import { LRUCache } from 'lru-cache';
import type { SafeHtml } from '#registry/fields/field.ts';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';

/** Cache of sanitised texts: most texts of a page are unchanged since its previous revision. */
const cache = new LRUCache<string, SafeHtml>({ max: 2_000 });

/** Returns rich text with only the tags that editors may use. */
export function toSafeHtml(html: string): SafeHtml {
  const previousHtml = cache.get(html);
  if (previousHtml !== undefined) return previousHtml;
  const cleaned = sanitiseRichText(html, RICH_TEXT_TAGS) as SafeHtml;
  cache.set(html, cleaned);
  return cleaned;
}
