import { useSyncExternalStore } from 'react';
import { readHint } from './hint.ts';

const neverChanges = () => () => undefined;

/** Returns true if a user seems to be logged in, before the content system confirms it. */
export function useLoginHint(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => readHint(document.cookie) !== null,
    () => false,
  );
}
