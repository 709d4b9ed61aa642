import { RICH_TEXT_TAGS } from '#registry/fields/rich-text.ts';
import { sanitiseRichText } from '#src/contract/rich-text.ts';
import type { LeafElement, WebformElement, WebformText } from '#src/contract/webform/definition.ts';

const clean = (html: string) => sanitiseRichText(html, RICH_TEXT_TAGS);

function cleanLeaf(element: LeafElement): LeafElement {
  if (element.type === 'markup') return { ...element, html: clean(element.html) };
  return element.type === 'video' ? { ...element, transcript: clean(element.transcript) } : element;
}

const cleanElement = (element: WebformElement): WebformElement =>
  element.type === 'page' ? { ...element, elements: element.elements.map(cleanLeaf) } : cleanLeaf(element);

/** Sanitises every rich text of a form, as it is stored. */
export function cleanWebform<T extends WebformText>(text: T): T {
  const confirmation = { ...text.confirmation, html: clean(text.confirmation.html) };
  return { ...text, confirmation, elements: text.elements.map(cleanElement) };
}
