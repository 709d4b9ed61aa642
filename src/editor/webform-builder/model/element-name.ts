import type { WebformElement } from '#src/contract/webform/definition.ts';
import { stripTags } from '../../canvas/render/key-facts.ts';

/** Maximum length of a name in characters. */
const MOST = 80;

/** Returns as many whole words as fit, with an ellipsis if the text is shortened. */
function shortened(text: string): string {
  if (text.length <= MOST) return text;
  const end = text.lastIndexOf(' ', MOST);
  return `${text.slice(0, end > 0 ? end : MOST)}…`;
}

/** Returns the name of an element in a list. */
export function getElementName(element: WebformElement): string {
  if ('label' in element) return element.label;
  if ('title' in element) return element.title;
  if ('alt' in element) return element.alt;
  return element.type === 'markup' ? shortened(stripTags(element.html).trim()) : element.key;
}
