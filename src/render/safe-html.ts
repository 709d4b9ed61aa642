import type { SafeHtml } from '#registry/fields/field.ts';
import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import { byText } from './by-text.ts';

/** Rich text reduced to what an editor may write. */
export const safeHtml = byText((html) => sanitiseRichText(html, RICH_TEXT_TAGS) as SafeHtml);
