export type ReaderState = 'still' | 'reading' | 'paused';

/** Speeds of a voice: slower than normal, normal, faster. */
export const SPEEDS = [0.8, 1, 1.25] as const;

const isOf = (language: string) => (voice: SpeechSynthesisVoice) =>
  voice.lang.toLowerCase().replace('_', '-').split('-')[0] === language;

/** The browser's own voice in a language, preferably one on this device; null without one. */
export function findVoice(language: string): SpeechSynthesisVoice | null {
  if (!('speechSynthesis' in globalThis)) return null;
  const voices = speechSynthesis.getVoices().filter(isOf(language));
  return voices.find(({ localService }) => localService) ?? voices[0] ?? null;
}

/**
 * Calls back whenever the voices of the browser may have changed: some load after the page. Returns a function that
 * stops it.
 */
export function watchVoices(tell: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  // On iOS 15 it is no EventTarget.
  speechSynthesis.addEventListener?.('voiceschanged', tell);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', tell);
}

/**
 * Reads pieces of a text out loud, one after the other. A pause stops the piece and remembers it, since phones cannot
 * pause a voice; resuming starts that piece again.
 */
export function createReader(language: string, tell: (reading: ReaderState) => void) {
  let pieces: readonly string[] = [];
  let at = 0;
  let speed = 1;
  let reading: ReaderState = 'still';
  /** Number of the current utterance: the end event of a cancelled one is ignored. */
  let turn = 0;

  const become = (next: ReaderState) => {
    reading = next;
    tell(next);
  };

  function say(): void {
    turn += 1;
    const mine = turn;
    speechSynthesis.cancel();
    const piece = pieces[at];
    const voice = findVoice(language);
    if (piece === undefined || !voice) {
      become('still');
      return;
    }
    const said = new SpeechSynthesisUtterance(piece);
    Object.assign(said, { voice, lang: voice.lang, rate: speed });
    said.onend = () => {
      if (mine !== turn) return;
      at += 1;
      say();
    };
    said.onerror = () => {
      if (mine === turn) become('still');
    };
    speechSynthesis.speak(said);
    if (reading !== 'reading') become('reading');
  }

  function breakOff(next: ReaderState): void {
    turn += 1;
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
    if (reading !== next) become(next);
  }

  return {
    read: (next: readonly string[]) => {
      pieces = next;
      at = 0;
      say();
    },
    pause: () => breakOff('paused'),
    goOn: say,
    stop: () => breakOff('still'),
    setSpeed: (next: number) => {
      speed = next;
      if (reading === 'reading') say();
    },
  };
}
