import type { Editor } from '@tiptap/core';
import { useSyncExternalStore } from 'react';
import { readTab, writeTab } from '#src/session/tab-store.ts';

/** The formatted text that is being edited on the canvas, with its editor. */
export interface OpenText {
  readonly editor: Editor;
  readonly label: string;
  /** Called when the focus leaves the text for an element outside its format bar. */
  readonly onLeft: () => void;
}

/** Id of the format bar: moving the focus to and from it does not close the text. */
export const BAR_ID = 'canvas-formats';

let open: OpenText | null = null;
/** Set after a text was opened in this tab: the hint is no longer needed. */
const OPENED = 'desk.text-opened';
let moves = 0;
const listeners = new Set<() => void>();
const notifyListeners = () => {
  moves += 1;
  for (const listener of listeners) listener();
};

/** Sets the text that is being edited; null after leaving it. */
export function setOpenText(next: OpenText | null): void {
  open = next;
  if (next) writeTab(OPENED, 'yes');
  notifyListeners();
}

/** Called when the selection or the content of the open text changes. */
export const notifyOpenTextChange = notifyListeners;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the open text; renders again whenever its selection changes. */
export function useOpenText(): OpenText | null {
  useSyncExternalStore(subscribe, () => moves);
  return open;
}

/** Returns true if a text was opened in this tab. */
export const useHasOpenedText = (): boolean => useSyncExternalStore(subscribe, () => readTab(OPENED) !== null);
