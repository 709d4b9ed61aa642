import { useSyncExternalStore } from 'react';
import { readHint } from './hint.ts';

const subscribeToNothing = () => () => undefined;

/** Returns true if a user seems to be logged in, before the content system confirms it. */
export function useLoginHint(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => readHint(document.cookie) !== null,
    () => false,
  );
}
