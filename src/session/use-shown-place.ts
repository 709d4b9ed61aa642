import { useSyncExternalStore } from 'react';
import { type CurrentPlace, findFrameCookie, parseFrame } from './first-frame.ts';
import { readHint } from './hint.ts';

const nothingTells = () => () => undefined;

/** Returns the cookie, which is an equal text while nothing changed. */
const current = () => (readHint(document.cookie) === null ? '' : findFrameCookie(document.cookie));

/** Returns the place that this page last showed to the user who seems to be logged in; null if it never did. */
export function useShownPlace(): CurrentPlace | null {
  const cookie = useSyncExternalStore(nothingTells, current, () => '');
  if (cookie === '') return null;
  const { place } = parseFrame(cookie);
  return place?.path === location.pathname ? place : null;
}
