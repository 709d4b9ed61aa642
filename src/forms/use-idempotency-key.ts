import { useRef } from 'react';
import type { Draft } from '#src/session/drafts.ts';

interface LastAttempt {
  readonly key: string;
  readonly sent: string;
}

/**
 * Returns the idempotency key of a write. Constant for the same text, so that a second click or a retry creates a single
 * row; new for another text, which must not get the earlier response. With a draft it survives a reload.
 */
export function useIdempotencyKey(draft?: Draft<LastAttempt>) {
  const last = useRef<LastAttempt | null>(null);
  return {
    keyFor: (values: unknown): string => {
      const input = JSON.stringify(values);
      last.current ??= draft?.read() ?? null;
      if (last.current?.sent !== input) {
        last.current = { sent: input, key: crypto.randomUUID() };
        draft?.write(last.current);
      }
      return last.current.key;
    },
    /** Called after saving: the next write gets a new key, even for the same text. */
    done: () => {
      last.current = null;
      draft?.clear();
    },
  };
}
