import { useEffect, useEffectEvent, useMemo } from 'react';
import { type Draft, getDraft } from '#src/session/drafts.ts';
import { useUser } from '#src/session/Island.tsx';
import { getBrowserCopies, loadCopyKey } from './browser-copies.ts';

const makeNothing = <T>(): Draft<T> => ({ read: () => null, write: () => {}, clear: () => {} });

/**
 * Provides the draft of a desk form: in the tab, and encrypted in the browser for the next tab. `onFound` receives the
 * draft of a closed tab, if this tab has none. `name` is null for values that must not be stored.
 */
export function useDeskDraft<T>(name: string | null, onFound: (values: T) => void): Draft<T> {
  const { uid } = useUser();
  const match = useEffectEvent(onFound);
  const draft = useMemo<Draft<T>>(() => {
    if (name === null) return makeNothing<T>();
    const [inTab, copies] = [getDraft<T>(uid, name), getBrowserCopies<T>(uid, name)];
    return {
      read: inTab.read,
      write: (values) => {
        inTab.write(values);
        copies.write(values);
      },
      clear: () => {
        inTab.clear();
        copies.clear();
      },
    };
  }, [uid, name]);
  useEffect(() => {
    if (name === null) return;
    loadCopyKey();
    if (getDraft<T>(uid, name).read() !== null) return;
    let isCancelled = false;
    void getBrowserCopies<T>(uid, name)
      .take()
      .then((values) => {
        if (values !== null && !isCancelled) match(values);
      });
    return () => {
      isCancelled = true;
    };
  }, [uid, name]);
  return draft;
}
