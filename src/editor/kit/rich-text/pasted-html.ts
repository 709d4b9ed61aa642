/** Marker that Word writes before an item of a numbered list: "1.", "a)", "iv.". */
const NUMBERED = /^\s*(\d+|[a-z]|[ivxlc]+)[.)]/i;

const LIST_STYLE = /mso-list:\s*(l\d+)\s+level(\d+)/i;

interface WordItem {
  readonly paragraph: Element;
  /** Word's id of the list; consecutive items with the same id are one list. */
  readonly list: string;
  readonly isOrdered: boolean;
}

/** Converts a paragraph of Word to a list item and removes its marker; null if it is not a list item. */
function readWordItem(paragraph: Element): WordItem | null {
  const list = LIST_STYLE.exec(paragraph.getAttribute('style') ?? '')?.[1];
  if (list === undefined) return null;
  const marker = [...paragraph.querySelectorAll('[style]')].find((element) =>
    /mso-list:\s*ignore/i.test(element.getAttribute('style') ?? ''),
  );
  const isOrdered = NUMBERED.test(marker?.textContent ?? '');
  marker?.remove();
  return { paragraph, list, isOrdered };
}

/** Converts the paragraphs that Word marks as list items to lists. */
function makeWordLists(body: Element): void {
  let last: { readonly item: WordItem; readonly element: Element } | null = null;
  for (const paragraph of body.querySelectorAll('p')) {
    const item = readWordItem(paragraph);
    if (item === null) continue;
    const follows = last !== null && last.item.list === item.list && paragraph.previousElementSibling === last.element;
    const list: Element =
      follows && last ? last.element : body.ownerDocument.createElement(item.isOrdered ? 'ol' : 'ul');
    if (!follows) paragraph.before(list);
    const entry = body.ownerDocument.createElement('li');
    entry.append(...paragraph.childNodes);
    list.append(entry);
    paragraph.remove();
    last = { item, element: list };
  }
}

/** Replaces an element with its content. */
const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

/**
 * Cleans the HTML of the clipboard: lists of Word become lists, and the bold wrapper of Google Docs and Word's elements
 * are removed.
 */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  makeWordLists(body);
  for (const element of [...body.querySelectorAll('*')].filter(({ localName }) => localName.includes(':')))
    unwrap(element);
  for (const bold of body.querySelectorAll('b[style]'))
    if (/font-weight:\s*(normal|400)/i.test(bold.getAttribute('style') ?? '')) unwrap(bold);
  return body.innerHTML;
}
