/**
 * Adds a speech synthesis with voices of these languages, such as "nl-NL", to a page. Spoken texts are in `said`, and
 * each utterance lasts until `endPiece` is called or speech is cancelled.
 */
export function installVoices(languages: readonly string[]): void {
  class Utterance {
    text: string;
    rate = 1;
    lang = '';
    onend: (() => void) | null = null;
    constructor(text: string) {
      this.text = text;
    }
  }
  const target = new EventTarget();
  const texts: { text: string; rate: number; lang: string }[] = [];
  let current: Utterance | null = null;
  const voices = languages.map((lang) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang }));
  const synthesis = Object.assign(target, {
    getVoices: () => voices,
    speak: (utterance: Utterance) => {
      current = utterance;
      texts.push({ text: utterance.text, rate: utterance.rate, lang: utterance.lang });
    },
    cancel: () => {
      current = null;
    },
    said: texts,
    endPiece: () => {
      const utterance = current;
      current = null;
      utterance?.onend?.();
    },
    isSpeaking: () => current !== null,
  });
  Object.defineProperty(globalThis, 'speechSynthesis', { configurable: true, value: synthesis });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance });
}

/** Speech synthesis that `installVoices` installs in the browser. */
export interface InstalledVoices {
  readonly said: readonly { readonly text: string; readonly rate: number; readonly lang: string }[];
  readonly endPiece: () => void;
  readonly isSpeaking: () => boolean;
}
