import type { LeafElement, PageElement, WebformElement } from '#src/contract/webform/definition.ts';
import { isSame } from '../../canvas/stored/page-content.ts';

/** The order of the keys: that of the side that changed it, mine if both did, the other's own ones after their neighbour. */
export function orderOf(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const shared = mine.filter((key) => theirs.includes(key) && base.includes(key));
  const isMine = !isSame(
    shared,
    base.filter((key) => shared.includes(key)),
  );
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [at, key] of second.entries()) {
    if (order.includes(key)) continue;
    const before = second.slice(0, at).findLast((one) => order.includes(one));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, key);
  }
  return order;
}

/** Elements in a row, each on the page before it; elements before the first page are moved to it. */
export function onPages(row: readonly WebformElement[]): readonly WebformElement[] {
  const isLeaf = (element: WebformElement): element is LeafElement => element.type !== 'page';
  if (row.every(isLeaf)) return row;
  const pages: PageElement[] = [];
  const before: LeafElement[] = [];
  for (const element of row) {
    const page = pages.at(-1);
    if (!isLeaf(element)) pages.push({ ...element, elements: pages.length === 0 ? before : [] });
    else if (page) pages[pages.length - 1] = { ...page, elements: [...page.elements, element] };
    else before.push(element);
  }
  return pages;
}
