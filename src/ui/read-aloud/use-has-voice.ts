import { useCallback, useSyncExternalStore } from 'react';
import { findVoice, watchVoices } from './voices.ts';

/** Returns true if the browser has a voice in a language; updated if one becomes available later. */
export function useHasVoice(language: string): boolean {
  const hasVoice = useCallback(() => findVoice(language) !== null, [language]);
  return useSyncExternalStore(watchVoices, hasVoice, () => false);
}
