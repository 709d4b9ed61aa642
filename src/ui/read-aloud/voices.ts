const matchesLanguage = (language: string) => (voice: SpeechSynthesisVoice) =>
  voice.lang.toLowerCase().replace('_', '-').split('-')[0] === language;

/** Returns the browser's voice in a language, preferably a local one; null if there is none. */
export function findVoice(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null;
  const voices = speechSynthesis.getVoices().filter(matchesLanguage(language));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/**
 * Calls `check` when the browser's voices may have changed, as some load after the page. Returns a function to stop it.
 */
export function watchVoices(check: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  // On iOS 15 `speechSynthesis` is not an EventTarget.
  speechSynthesis.addEventListener?.('voiceschanged', check);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', check);
}
