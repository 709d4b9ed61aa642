import { useSyncExternalStore } from 'react';
import { findFrameCookie, parseFrame, type ShownPlace } from './first-frame.ts';
import { readHint } from './hint.ts';

const nothingTells = () => () => undefined;

/** The cookie, which stays the same text while nothing changed. */
const current = () => (readHint(document.cookie) === null ? '' : findFrameCookie(document.cookie));

/** The place that this page showed last to the person who seems to be logged in; null where it never did. */
export function useShownPlace(): ShownPlace | null {
  const cookie = useSyncExternalStore(nothingTells, current, () => '');
  if (cookie === '') return null;
  const { place } = parseFrame(cookie);
  return place?.path === location.pathname ? place : null;
}
