import { useState } from 'react';
import type { Draft } from '#src/session/drafts.ts';

interface LastTry {
  readonly key: string;
  readonly sent: string;
}

/**
 * The idempotency key of a form: the same for the same words, also after a reload, so that a second press or a retry
 * after a lost answer makes one row; other words are another saving.
 */
export function useWriteKey(draft: Draft<LastTry>) {
  const [last, setLast] = useState(() => draft.read());
  return {
    keyFor: (body: object): string => {
      const sent = JSON.stringify(body);
      if (last?.sent === sent) return last.key;
      const next = { key: crypto.randomUUID(), sent };
      setLast(next);
      draft.write(next);
      return next.key;
    },
    /** The saving is over: the same words are a new one. */
    done: () => {
      setLast(null);
      draft.clear();
    },
  };
}
