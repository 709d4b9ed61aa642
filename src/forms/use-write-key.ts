import { useRef } from 'react';
import type { Draft } from '#src/session/drafts.ts';

interface LastTry {
  readonly key: string;
  readonly sent: string;
}

/**
 * Returns the idempotency key of a write: constant while the text is unchanged, so that a second click or a retry
 * creates one row, and new for another text, which must never get the earlier response. With a draft it survives a
 * reload.
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
    /** Called after saving: the next write gets a new key, even for an equal text. */
    done: () => {
      last.current = null;
      draft?.clear();
    },
  };
}
