/** Focuses the element that a removed row leaves behind; `next` is the row in its place, or the last row. */
type Refocus = (next: Element | undefined) => void;

/** Watches a list for the removal of the row that has the focus. */
function watchRows(list: HTMLElement, refocus: Refocus): () => void {
  let focused: { readonly row: Element; readonly at: number } | undefined;
  const rememberRow = ({ target }: FocusEvent) => {
    const at = [...list.children].findIndex((row) => row.contains(target as Node));
    const row = list.children[at];
    focused = row && { row, at };
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.row.isConnected || document.activeElement !== document.body) return;
    refocus(list.children[Math.min(focused.at, list.children.length - 1)]);
  });
  list.addEventListener('focusin', rememberRow);
  observer.observe(list, { childList: true });
  return () => {
    list.removeEventListener('focusin', rememberRow);
    observer.disconnect();
  };
}

/**
 * Ref of a list whose rows can be removed; a row can be a button itself. The focus of a removed row moves to the row in
 * its place, to the last row, or from an empty list to the first button after it.
 */
export function keepFocusInRows(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  return watchRows(list, (next) => {
    const isAfter = (button: Element) =>
      Boolean(list.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
    const controls = next ? 'input, textarea, select, button, summary' : 'button';
    const isNext = (control: Element) => (next ? next.contains(control) : isAfter(control));
    [...document.querySelectorAll<HTMLElement>(controls)].find(isNext)?.focus();
  });
}

/**
 * Ref of a list of cards. The focus of a removed card moves to the card in its place itself, so that pressing the same
 * key again activates nothing.
 */
export function keepFocusInCards(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  return watchRows(list, (next) => {
    if (!(next instanceof HTMLElement)) return;
    next.tabIndex = -1;
    next.focus({ preventScroll: true });
  });
}
