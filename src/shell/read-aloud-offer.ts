/** Shows the button that reads a page out loud, where the browser has a voice in the language of the page. */
export function offerReadingAloud(): void {
  const place = document.querySelector<HTMLElement>('[data-read-aloud]');
  if (!place || !('speechSynthesis' in window)) return;
  const { lang } = document.documentElement;
  const look = () => {
    if (!place.hidden || !speechSynthesis.getVoices().some((voice) => voice.lang.startsWith(lang))) return;
    document.querySelector('main h1')?.after(place);
    place.hidden = false;
    void import('./read-aloud.ts').then(({ readAloud }) => readAloud(place, lang));
  };
  look();
  speechSynthesis.addEventListener('voiceschanged', look);
}
