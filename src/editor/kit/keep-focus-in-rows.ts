/**
 * Ref of a list whose rows can be removed. The focus of a removed row moves to the row in its place, to the last row,
 * or from an empty list to the first button after it.
 */
export function keepFocusInRows(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  let focused: { readonly row: Element; readonly at: number } | undefined;
  const rememberRow = ({ target }: FocusEvent) => {
    const at = [...list.children].findIndex((row) => row.contains(target as Node));
    const row = list.children[at];
    focused = row && { row, at };
  };
  const observer = new MutationObserver(() => {
    if (!focused || focused.row.isConnected || document.activeElement !== document.body) return;
    const next = list.children[Math.min(focused.at, list.children.length - 1)];
    const isAfter = (button: Element) =>
      Boolean(list.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING);
    const element = next
      ? next.querySelector<HTMLElement>('input, textarea, select, button, summary')
      : [...document.querySelectorAll<HTMLElement>('button')].find(isAfter);
    element?.focus();
  });
  list.addEventListener('focusin', rememberRow);
  observer.observe(list, { childList: true });
  return () => {
    list.removeEventListener('focusin', rememberRow);
    observer.disconnect();
  };
}
