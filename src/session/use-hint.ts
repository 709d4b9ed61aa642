import { useSyncExternalStore } from 'react';
import { readHint } from './hint.ts';

const nothingTells = () => () => undefined;

/** True when a user seems to be logged in, before the content system confirms it: requests can start at once. */
export function useHint(): boolean {
  return useSyncExternalStore(
    nothingTells,
    () => readHint(document.cookie) !== null,
    () => false,
  );
}
