import { useGetPuck } from '@puckeditor/core';
import { useEffect, useState } from 'react';
import { useEditing } from '../editing.ts';
import { getCanvasWindow } from '../live/focus-text.ts';
import { listBlockIds } from '../problems/block-ids.ts';
import type { PageContent } from '../stored/page-content.ts';
import type { AccessNote } from './access-notes.ts';
import { findRenderedNotes } from './rendered-notes.ts';

/** Pause in ms after the last change, before the page is checked while the browser is idle. */
const PAUSE_MS = 2_000;

const NONE: readonly AccessNote[] = [];

/** Checks run one after the other: axe does not support concurrent runs. */
let last: Promise<unknown> = Promise.resolve();

/** Returns the accessibility notes of the rendered page, updated after a pause in typing. */
export function useRenderedNotes(content: PageContent): readonly AccessNote[] {
  const { definition } = useEditing();
  const getPuck = useGetPuck();
  const [notes, setNotes] = useState(NONE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is drawn anew with its content
  useEffect(() => {
    let isCancelled = false;
    const check = async () => {
      const frame = getCanvasWindow();
      if (!frame || isCancelled) return;
      // A failed check returns no notes; nothing in the editor depends on them.
      const looking = last
        .then(() => findRenderedNotes(frame, listBlockIds(definition, getPuck().appState.data)))
        .catch(() => NONE);
      last = looking;
      const accessNotes = await looking;
      if (!isCancelled) setNotes(accessNotes);
    };
    const idle = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work));
    const pause = setTimeout(() => idle(() => void check()), PAUSE_MS);
    return () => {
      isCancelled = true;
      clearTimeout(pause);
    };
  }, [content, definition]);
  return notes;
}
