import { useRef } from 'react';

/**
 * The key of a write: the same for the same text, so that a second try after a lost answer makes nothing twice, and a
 * new one for another text, which must never get the answer of the first. `done` ends it.
 */
export function useWriteKey() {
  const last = useRef<{ readonly text: string; readonly key: string } | null>(null);
  return {
    keyFor: (values: unknown): string => {
      const text = JSON.stringify(values);
      if (last.current?.text !== text) last.current = { text, key: crypto.randomUUID() };
      return last.current.key;
    },
    done: () => {
      last.current = null;
    },
  };
}
