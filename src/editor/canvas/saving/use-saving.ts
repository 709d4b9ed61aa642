import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type EditablePage,
  type PageConflict,
  type PageParams,
  type PageViolation,
  readPageConflict,
  readViolations,
  savePage,
} from '#src/contract/desk/pages.ts';
import { type Failure, isSystemUnavailable } from '#src/contract/result.ts';
import { getApiClient } from '#src/session/api.ts';
import type { Draft } from '#src/session/drafts.ts';
import { useLeaveBySaving } from '../../frame/unsaved/use-leave-by-saving.ts';
import { isDeepEqual, type PageContent } from '../stored/page-content.ts';

/** State of the editor's content compared with the saved content. */
export type SaveState =
  /**
   * `mergedWith` is the author of the changes merged by this save; null for the system, omitted if nothing was merged.
   */
  | { readonly status: 'saved'; readonly mergedWith?: string | null }
  | { readonly status: 'changed' }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'refused'; readonly violations: readonly PageViolation[] }
  | { readonly status: 'conflict'; readonly conflict: PageConflict; readonly base: PageContent };

/** Delay in ms before a draft is saved after the last change, and minimum before a failed save is retried. */
const SAVE_DELAY_MS = 1_500;
const RETRY_DELAY_MS = 10_000;

/** Base of the next save: the newest known revision, with its content. */
export interface SaveBase {
  readonly vid: number | null;
  readonly content: PageContent;
}

/** Unsaved content, with the revision that it is based on. */
export interface UnsavedPage {
  readonly base: SaveBase;
  readonly content: PageContent;
}

export interface PageSaving {
  readonly state: SaveState;
  /** Passes the current content of the editor, which is saved as a draft after a pause. */
  readonly change: (content: PageContent) => void;
  /** Saves immediately. Returns the newest revision; null if saving failed. */
  readonly saveNow: () => Promise<number | null>;
  /**
   * Sets the base of the next save to a revision that this editor did not save: a published one, with the content saved
   * last, or one by another editor, who is then reported by the next save.
   */
  readonly startFrom: (
    base: { readonly vid: number | null; readonly content?: PageContent },
    from?: string | null,
  ) => void;
  /** True if this revision is newer than the known one, and no change is waiting to be saved here. */
  readonly isBehind: (vid: number) => boolean;
  /** Merges a colleague's save; must not be called while there are unsaved changes. */
  readonly meet: (page: EditablePage) => void;
}

/** Saves content automatically as a draft; until then stores a copy in `copy`, if given. */
export function useSaving(params: PageParams, openedPage: EditablePage, copy: Draft<UnsavedPage> | null): PageSaving {
  const [state, setState] = useState<SaveState>({ status: 'saved' });
  const base = useRef<SaveBase>({
    vid: openedPage.vid,
    content: { title: openedPage.title, fields: openedPage.fields },
  });
  const latestRef = useRef<PageContent>(base.current.content);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = useRef<Promise<number | null> | null>(null);
  const isHalted = useRef(false);
  const mergedRef = useRef<string | null | undefined>(undefined);
  const isGone = useRef(false);
  const storedRef = useRef(copy);
  storedRef.current = copy;
  const againRef = useRef<() => Promise<number | null>>(() => Promise.resolve(null));

  const resolve = useCallback(() => {
    storedRef.current?.clear();
    setState(
      mergedRef.current === undefined ? { status: 'saved' } : { status: 'saved', mergedWith: mergedRef.current },
    );
    mergedRef.current = undefined;
  }, []);

  const send = useCallback(async (): Promise<number | null> => {
    const content = latestRef.current;
    if (isDeepEqual(content, base.current.content)) {
      resolve();
      return base.current.vid;
    }
    setState({ status: 'saving' });
    const result = await getApiClient().call(savePage, { params, body: { from: base.current.vid, ...content } });
    if (result.ok) {
      base.current = { vid: result.value.vid, content };
      if (isDeepEqual(latestRef.current, content)) {
        resolve();
        return result.value.vid;
      }
      return send();
    }
    const { failure } = result;
    const conflict = readPageConflict(failure);
    const violations = readViolations(failure);
    if (conflict) {
      isHalted.current = true;
      setState({ status: 'conflict', conflict, base: base.current.content });
    } else if (violations.length > 0) setState({ status: 'refused', violations });
    else {
      setState({ status: 'failed', failure });
      const delay = Math.max(RETRY_DELAY_MS, (failure.retryAfter ?? 0) * 1_000);
      if ((isSystemUnavailable(result) || failure.kind === 'other_person') && !isGone.current)
        timer.current = setTimeout(() => void againRef.current(), delay);
    }
    return null;
  }, [params, resolve]);

  const saveNow = useCallback((): Promise<number | null> => {
    clearTimeout(timer.current);
    if (isHalted.current) return Promise.resolve(null);
    running.current ??= send().finally(() => {
      running.current = null;
    });
    return running.current;
  }, [send]);
  againRef.current = saveNow;

  const change = useCallback(
    (content: PageContent) => {
      latestRef.current = content;
      const isKept = isDeepEqual(content, base.current.content);
      if (isKept) storedRef.current?.clear();
      else storedRef.current?.write({ base: base.current, content });
      if (isHalted.current) return;
      clearTimeout(timer.current);
      if (isKept) {
        if (!running.current) resolve();
        return;
      }
      if (!running.current) setState({ status: 'changed' });
      timer.current = setTimeout(() => void saveNow(), SAVE_DELAY_MS);
    },
    [saveNow, resolve],
  );

  const startFrom = useCallback<PageSaving['startFrom']>(({ vid, content = base.current.content }, from) => {
    base.current = { vid, content };
    mergedRef.current = from;
    isHalted.current = false;
  }, []);

  const isBehind = useCallback<PageSaving['isBehind']>((vid) => {
    const { vid: knownVid, content } = base.current;
    const isIdle = running.current === null && !isHalted.current && isDeepEqual(latestRef.current, content);
    return isIdle && knownVid !== null && vid > knownVid;
  }, []);

  const meet = useCallback<PageSaving['meet']>(
    (page) => {
      if (page.vid === null || !isBehind(page.vid)) return;
      const { title, fields } = page;
      // A revision that was only published or scheduled has no new content.
      if (isDeepEqual({ title, fields }, base.current.content)) base.current = { ...base.current, vid: page.vid };
      else {
        isHalted.current = true;
        setState({
          status: 'conflict',
          conflict: { current: page, author: page.author },
          base: base.current.content,
        });
      }
    },
    [isBehind],
  );

  // A pending save may fail after the editor was closed; it is not retried.
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
      clearTimeout(timer.current);
    };
  }, []);
  useLeaveBySaving(state.status !== 'saved', async () => (await saveNow()) !== null);
  return { state, change, saveNow, startFrom, isBehind, meet };
}
