import type { SafeHtml } from '#registry/fields/field.ts';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';

/** Texts kept at most; the oldest goes first. */
const KEPT = 2_000;
const known = new Map<string, SafeHtml>();

/** Rich text reduced to what an editor may write. The same text, as most pages have it, is cleaned once. */
export function safeHtml(html: string): SafeHtml {
  const before = known.get(html);
  if (before !== undefined) return before;
  const safe = sanitiseRichText(html, RICH_TEXT_TAGS) as SafeHtml;
  if (known.size >= KEPT) known.delete(known.keys().next().value ?? '');
  known.set(html, safe);
  return safe;
}
