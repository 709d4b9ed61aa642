import type { WebformElement } from '#src/contract/webform/definition.ts';
import { stripTags } from '../../canvas/render/key-facts.ts';

/** Maximum length of a name in characters. */
const MAX_LENGTH = 80;

/** Returns as many whole words as fit, with an ellipsis if the text is shortened. */
function shorten(text: string): string {
  if (text.length <= MAX_LENGTH) return text;
  const end = text.lastIndexOf(' ', MAX_LENGTH);
  return `${text.slice(0, end > 0 ? end : MAX_LENGTH)}…`;
}

/** Returns the name of an element in a list. */
export function getElementName(element: WebformElement): string {
  if ('label' in element) return element.label;
  if ('title' in element) return element.title;
  if ('alt' in element) return element.alt;
  return element.type === 'markup' ? shorten(stripTags(element.html).trim()) : element.key;
}
