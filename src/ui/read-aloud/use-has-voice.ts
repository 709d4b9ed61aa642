import { useCallback, useSyncExternalStore } from 'react';
import { findVoice, watchVoices } from './voices.ts';

/** True where the browser has a voice in a language, also one that it finds later. */
export function useHasVoice(language: string): boolean {
  const hasVoice = useCallback(() => findVoice(language) !== null, [language]);
  return useSyncExternalStore(watchVoices, hasVoice, () => false);
}
