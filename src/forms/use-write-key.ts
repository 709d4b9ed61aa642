import { useRef } from 'react';
import type { Draft } from '#src/session/drafts.ts';

interface LastTry {
  readonly key: string;
  readonly sent: string;
}

/**
 * The idempotency key of a write: the same for the same words, so that a second press or a retry after a lost answer
 * makes one row, and a new one for other words, which must never get the answer of the first. With a draft it holds
 * after a reload too.
 */
export function useWriteKey(draft?: Draft<LastTry>) {
  const last = useRef<LastTry | null>(null);
  return {
    keyFor: (values: unknown): string => {
      const sent = JSON.stringify(values);
      last.current ??= draft?.read() ?? null;
      if (last.current?.sent !== sent) {
        last.current = { sent, key: crypto.randomUUID() };
        draft?.write(last.current);
      }
      return last.current.key;
    },
    /** The saving is over: the same words are a new one. */
    done: () => {
      last.current = null;
      draft?.clear();
    },
  };
}
