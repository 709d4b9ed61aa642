import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';
import { readTab, writeTab } from '#src/session/tab-store.ts';

/** The formatted text that is open on the canvas, with the element that its toolbar belongs to. */
export interface OpenText {
  readonly editor: Editor;
  readonly label: string;
  /** The text is left for something that is not its bar. */
  readonly onLeft: () => void;
}

/** Id of the format bar: moving the focus to and from it does not close the text. */
export const BAR_ID = 'canvas-formats';

let open: OpenText | null = null;
/** Set after a text was opened in this tab: the hint is no longer needed. */
const OPENED = 'desk.text-opened';
let moves = 0;
const listeners = new Set<() => void>();
const tell = () => {
  moves += 1;
  for (const listener of listeners) listener();
};

/** Sets the text that is being edited; null after leaving it. */
export function setOpenText(next: OpenText | null): void {
  open = next;
  if (next) writeTab(OPENED, 'yes');
  tell();
}

/** Called when the selection or the content of the open text changes. */
export const openTextMoved = tell;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The text that is open now, read again whenever its selection moves. */
export function useOpenText(): OpenText | null {
  useSyncExternalStore(subscribe, () => moves);
  return open;
}

/** True once a text was opened in this tab. */
export const useWasOpened = (): boolean => useSyncExternalStore(subscribe, () => readTab(OPENED) !== null);
