/**
 * A browser with voices, for a page that has none: languages such as "nl-NL". What is said stands in `said`, and each
 * piece lasts until `saidAll` is called or the voice is broken off.
 */
export function giveVoices(languages: readonly string[]): void {
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
  const said: { text: string; rate: number; lang: string }[] = [];
  let current: Utterance | null = null;
  const voices = languages.map((lang) => ({ lang, name: lang, localService: true, default: false, voiceURI: lang }));
  const synthesis = Object.assign(target, {
    getVoices: () => voices,
    speak: (one: Utterance) => {
      current = one;
      said.push({ text: one.text, rate: one.rate, lang: one.lang });
    },
    cancel: () => {
      current = null;
    },
    said,
    endPiece: () => {
      const ended = current;
      current = null;
      ended?.onend?.();
    },
    isSpeaking: () => current !== null,
  });
  Object.defineProperty(globalThis, 'speechSynthesis', { configurable: true, value: synthesis });
  Object.defineProperty(globalThis, 'SpeechSynthesisUtterance', { configurable: true, value: Utterance });
}

/** What `giveVoices` puts in the place of the browser's own. */
export interface GivenVoices {
  readonly said: readonly { readonly text: string; readonly rate: number; readonly lang: string }[];
  readonly endPiece: () => void;
  readonly isSpeaking: () => boolean;
}
