import { useSyncExternalStore } from 'react';
import { readHint } from './hint.ts';

const nothingTells = () => () => undefined;

/** Returns true if a user seems to be logged in, before the content system confirms it. */
export function useHint(): boolean {
  return useSyncExternalStore(
    nothingTells,
    () => readHint(document.cookie) !== null,
    () => false,
  );
}
