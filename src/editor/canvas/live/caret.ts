/** Moves the caret to the end of the text of an element. */
export function moveCaretToEnd(container: HTMLElement): void {
  const range = container.ownerDocument.createRange();
  range.selectNodeContents(container);
  range.collapse(false);
  const selection = container.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
