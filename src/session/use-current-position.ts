import { useSyncExternalStore } from 'react';
import { type CurrentPosition, findFrameCookie, parseFrame } from './first-frame.ts';
import { readHint } from './hint.ts';

const subscribeToNothing = () => () => undefined;

/** Returns the cookie text, which is unchanged if nothing changed. */
const getCurrentFrame = () => (readHint(document.cookie) === null ? '' : findFrameCookie(document.cookie));

/** Returns the position in the programme that this page last showed to the presumed user; null if there is none. */
export function useCurrentPosition(): CurrentPosition | null {
  const cookie = useSyncExternalStore(subscribeToNothing, getCurrentFrame, () => '');
  if (cookie === '') return null;
  const { place } = parseFrame(cookie);
  return place?.path === location.pathname ? place : null;
}
