import { useCallback, useEffect, useRef, useState } from 'react';
import type { EditablePage, PageParams } from '#src/contract/desk/page.ts';
import {
  type PageConflict,
  type PageViolation,
  readConflict,
  readViolations,
  savePage,
} from '#src/contract/desk/save-page.ts';
import type { Failure } from '#src/contract/result.ts';
import { isAway } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { isSame, type PageContent } from '../stored/page-content.ts';

/** How what stands in the editor relates to what the content system keeps. */
export type SaveState =
  | { readonly status: 'saved' }
  | { readonly status: 'changed' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'refused'; readonly violations: readonly PageViolation[] }
  | { readonly status: 'conflict'; readonly conflict: PageConflict; readonly base: PageContent };

/** Milliseconds without a change after which a draft is saved, and after a failure it is tried again. */
const PAUSE = 1_500;
const AGAIN = 10_000;

interface Base {
  readonly vid: number | null;
  readonly content: PageContent;
}

/** Asks before a page with changes that are not saved is left. */
function useAskBeforeLeaving(isSaved: boolean): void {
  useEffect(() => {
    if (isSaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isSaved]);
}

export interface Saving {
  readonly state: SaveState;
  /** Tells what stands in the editor now; it is saved as a draft after a pause. */
  readonly change: (content: PageContent) => void;
  /** Saves at once. The newest revision; null where it could not be saved. */
  readonly saveNow: () => Promise<number | null>;
  /** Takes a version that somebody saved meanwhile as the start of the next save. */
  readonly startFrom: (page: EditablePage) => void;
}

type Check = (content: PageContent) => readonly PageViolation[];

/** Saves what is written as a draft, by itself. What `check` refuses waits until it is mended. */
export function useSaving(params: PageParams, opened: EditablePage, check: Check): Saving {
  const [state, setState] = useState<SaveState>({ status: 'saved' });
  const base = useRef<Base>({ vid: opened.vid, content: { title: opened.title, fields: opened.fields } });
  const latest = useRef<PageContent>(base.current.content);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<number | null> | null>(null);
  const isHalted = useRef(false);
  const isGone = useRef(false);
  const again = useRef<() => Promise<number | null>>(() => Promise.resolve(null));

  const send = useCallback(async (): Promise<number | null> => {
    const content = latest.current;
    if (isSame(content, base.current.content)) {
      setState({ status: 'saved' });
      return base.current.vid;
    }
    const found = check(content);
    if (found.length > 0) {
      setState({ status: 'refused', violations: found });
      return null;
    }
    setState({ status: 'saving' });
    const result = await api().call(savePage, { params, body: { from: base.current.vid, ...content } });
    if (result.ok) {
      base.current = { vid: result.value.vid, content };
      if (isSame(latest.current, content)) {
        setState({ status: 'saved' });
        return result.value.vid;
      }
      return send();
    }
    const { failure } = result;
    const conflict = readConflict(failure);
    const violations = readViolations(failure);
    if (conflict) {
      isHalted.current = true;
      setState({ status: 'conflict', conflict, base: base.current.content });
    } else if (violations.length > 0) setState({ status: 'refused', violations });
    else {
      setState({ status: 'failed', failure });
      if (isAway(failure) && !isGone.current) timer.current = setTimeout(() => void again.current(), AGAIN);
    }
    return null;
  }, [params, check]);

  const saveNow = useCallback((): Promise<number | null> => {
    clearTimeout(timer.current);
    if (isHalted.current) return Promise.resolve(null);
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);
  again.current = saveNow;

  const change = useCallback(
    (content: PageContent) => {
      latest.current = content;
      if (isHalted.current) return;
      clearTimeout(timer.current);
      if (isSame(content, base.current.content)) {
        if (!running.current) setState({ status: 'saved' });
        return;
      }
      if (!running.current) setState({ status: 'changed' });
      timer.current = setTimeout(() => void saveNow(), PAUSE);
    },
    [saveNow],
  );

  const startFrom = useCallback((page: EditablePage) => {
    base.current = { vid: page.vid, content: { title: page.title, fields: page.fields } };
    isHalted.current = false;
  }, []);

  // A save that is still on its way may fail after the editor is left: nothing tries again then.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  useAskBeforeLeaving(state.status === 'saved');
  return { state, change, saveNow, startFrom };
}
