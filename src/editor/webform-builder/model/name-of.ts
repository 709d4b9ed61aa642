import type { WebformElement } from '#src/contract/webform/definition.ts';
import { plainText } from '../../canvas/render/key-facts.ts';

/** How an element is called in a list. */
export function nameOf(element: WebformElement): string {
  if ('label' in element) return element.label;
  if ('title' in element) return element.title;
  if ('alt' in element) return element.alt;
  return element.type === 'markup' ? plainText(element.html).trim().slice(0, 80) : element.key;
}
