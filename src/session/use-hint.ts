import { useSyncExternalStore } from 'react';
import { readHint } from './hint.ts';

const nothingTells = () => () => undefined;

/** Whether somebody seems to be logged in, before the content system said so: what a screen needs can be asked at once. */
export function useHint(): boolean {
  return useSyncExternalStore(
    nothingTells,
    () => readHint(document.cookie) !== null,
    () => false,
  );
}
