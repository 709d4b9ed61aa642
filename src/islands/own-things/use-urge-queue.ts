import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { listUrges, saveUrge } from '#src/contract/hard-moment/urges.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { getApiClient } from '#src/session/api.ts';
import { getDraft } from '#src/session/drafts.ts';
import { useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { sendQueue } from './urge-queue.ts';

/** Queues urges in this tab until the content system has stored them; retries when the connection is back. */
export function useUrgeQueue() {
  const { uid } = useUser();
  const queue = useMemo(() => {
    const draft = getDraft<readonly Urge[]>(uid, 'urges');
    // Used by browsers without session storage.
    let copy: readonly Urge[] = [];
    return {
      read: () => draft.read() ?? copy,
      write: (urges: readonly Urge[]) => {
        copy = urges;
        if (urges.length === 0) draft.clear();
        else draft.write(urges);
      },
    };
  }, [uid]);
  const [waiting, setWaiting] = useState(0);
  const [isSaved, setSaved] = useState(false);
  const [isHelpShown, setHelpShown] = useState(false);
  const round = useRef<ReturnType<typeof sendQueue> | null>(null);

  const send = () => {
    round.current ??= sendQueue(queue, (body) => getApiClient().call(saveUrge, { body }))
      .then((result) => {
        if (result.sent.some((urge) => urge.isHelpShown)) setHelpShown(true);
        for (const message of result.refused) showToast('failed', message);
        if (result.sent.length > 0) {
          setSaved(true);
          void refreshCalls(listUrges.name);
        }
        return result;
      })
      .finally(() => {
        round.current = null;
        setWaiting(queue.read().length);
      });
    return round.current;
  };

  const sendWaiting = useEffectEvent(() => {
    if (queue.read().length > 0) void send();
  });
  useEffect(() => {
    const retry = () => sendWaiting();
    retry();
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, []);

  return {
    /** Number of queued urges. */
    waiting,
    /** True if an urge was stored since the page was opened. */
    isSaved,
    isHelpShown,
    closeHelp: () => setHelpShown(false),
    /** Returns false if the urge was rejected. */
    add: async (urge: Urge) => {
      queue.write([...queue.read(), urge]);
      return (await send()).refused.length === 0;
    },
  };
}
