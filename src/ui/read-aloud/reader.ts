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
  let at = 0;
  let speed = 1;
  let reading: ReaderState = 'still';
  /** Number of the current utterance: the end event of a cancelled one is ignored. */
  let turn = 0;

  const changeState = (next: ReaderState) => {
    reading = next;
    notify(next);
  };

  function speak(): void {
    turn += 1;
    const mine = turn;
    speechSynthesis.cancel();
    const piece = pieces[at];
    const voice = findVoice(language);
    if (piece === undefined || !voice) {
      changeState('still');
      return;
    }
    const utterance = new SpeechSynthesisUtterance(piece);
    Object.assign(utterance, { voice, lang: voice.lang, rate: speed });
    utterance.onend = () => {
      if (mine !== turn) return;
      at += 1;
      speak();
    };
    utterance.onerror = () => {
      if (mine === turn) changeState('still');
    };
    speechSynthesis.speak(utterance);
    if (reading !== 'reading') changeState('reading');
  }

  function breakOff(next: ReaderState): void {
    turn += 1;
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
    if (reading !== next) changeState(next);
  }

  return {
    read: (next: readonly string[]) => {
      pieces = next;
      at = 0;
      speak();
    },
    pause: () => breakOff('paused'),
    goOn: speak,
    stop: () => breakOff('still'),
    setSpeed: (next: number) => {
      speed = next;
      if (reading === 'reading') speak();
    },
  };
}
