import { useEffect, useEffectEvent, useState } from 'react';
import { type EditablePage, openPage, type PageParams } from '#src/contract/desk/pages.ts';
import { reportPresence } from '#src/contract/desk/report-presence.ts';
import { getApiClient } from '#src/session/api.ts';
import type { PageSaving } from '../saving/use-saving.ts';
import { toItemUuid } from '../stored/from-puck.ts';
import { usePuck } from '../use-puck.ts';
import { setColleagues } from './colleagues.ts';

/** Milliseconds between two calls: without a colleague on the page, and with one. */
const ALONE_INTERVAL_MS = 10_000;
const PRESENCE_INTERVAL_MS = 3_000;

const TAB = crypto.randomUUID();

/**
 * Reports the block and typing state of the editor, and reads those of colleagues. Loads a colleague's save if no
 * change is pending here, and passes it to `onLoad`; otherwise the next save merges it. Returns the number of open
 * notes.
 */
export function usePresence(params: PageParams, saving: PageSaving, onLoad: (page: EditablePage) => void): number {
  const [notes, setNotes] = useState(0);
  const selectedId = usePuck((puck) => puck.selectedItem?.props.id);
  const block = selectedId === undefined ? null : toItemUuid(String(selectedId));
  const isWriting = saving.state.status !== 'saved';

  /** Reports the presence of the editor; returns the number of milliseconds until the next call. */
  const notify = useEffectEvent(async (): Promise<number> => {
    const result = await getApiClient().call(reportPresence, { params, body: { tab: TAB, block, isWriting } });
    // A failed call shows no message: the next save reports the failure.
    if (!result.ok) return ALONE_INTERVAL_MS;
    const { others, vid } = result.value;
    setColleagues(others);
    setNotes(result.value.notes);
    if (vid !== null && saving.isBehind(vid)) {
      const page = await getApiClient().call(openPage, { params });
      if (page.ok) {
        onLoad(page.value);
        saving.meet(page.value);
      }
    }
    return others.length > 0 ? PRESENCE_INTERVAL_MS : ALONE_INTERVAL_MS;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCancelled = false;
    const round = async () => {
      clearTimeout(timer);
      const next = document.visibilityState === 'visible' ? await notify() : ALONE_INTERVAL_MS;
      if (!isCancelled) timer = setTimeout(() => void round(), next);
    };
    void round();
    const refreshIfVisible = () => document.visibilityState === 'visible' && void round();
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => {
      isCancelled = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', refreshIfVisible);
      setColleagues([]);
      void getApiClient().call(reportPresence, {
        params,
        body: { tab: TAB, block: null, isWriting: false, isGone: true },
      });
    };
  }, [params]);
  return notes;
}
