import { findVoice } from './voices.ts';

export type ReaderState = 'still' | 'reading' | 'paused';

/** Speeds of the voice: slow, normal, fast. */
export const SPEEDS = [0.8, 1, 1.25] as const;

/**
 * Reads pieces of a text aloud, one after the other. Pausing stops at the current piece, because phones cannot pause a
 * voice; resuming starts that piece again.
 */
export function createReader(language: string, notify: (reading: ReaderState) => void) {
  let pieces: readonly string[] = [];
  let pieceIndex = 0;
  let speed = 1;
  let readerState: ReaderState = 'still';
  /** Number of the current utterance: the end event of a cancelled one is ignored. */
  let turn = 0;

  const changeState = (next: ReaderState) => {
    readerState = next;
    notify(next);
  };

  function speak(): void {
    turn += 1;
    const ownTurn = turn;
    speechSynthesis.cancel();
    const piece = pieces[pieceIndex];
    const voice = findVoice(language);
    if (piece === undefined || !voice) {
      changeState('still');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(piece);
    Object.assign(utterance, { voice, lang: voice.lang, rate: speed });
    utterance.onend = () => {
      if (ownTurn !== turn) return;
      pieceIndex += 1;
      speak();
    };
    utterance.onerror = () => {
      if (ownTurn === turn) changeState('still');
    };
    speechSynthesis.speak(utterance);
    if (readerState !== 'reading') changeState('reading');
  }

  function stopReading(next: ReaderState): void {
    turn += 1;
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
    if (readerState !== next) changeState(next);
  }

  return {
    read: (next: readonly string[]) => {
      pieces = next;
      pieceIndex = 0;
      speak();
    },
    pause: () => stopReading('paused'),
    goOn: speak,
    stop: () => stopReading('still'),
    setSpeed: (next: number) => {
      speed = next;
      if (readerState === 'reading') speak();
    },
  };
}
