/** Moves the caret to the end of the text of an element. */
export function moveCaretToEnd(place: HTMLElement): void {
  const range = place.ownerDocument.createRange();
  range.selectNodeContents(place);
  range.collapse(false);
  const selection = place.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
