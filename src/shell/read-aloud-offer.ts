/**
 * Shows the button that reads a page aloud, if the browser has a voice in the language of the page. A click before the
 * script has loaded is handled afterwards; if the script fails to load, the button is removed.
 */
export function showReadAloudButton(): void {
  const place = document.querySelector<HTMLElement>('[data-read-aloud]');
  if (!place || !('speechSynthesis' in window)) return;
  const { lang } = document.documentElement;
  const button = place.querySelector<HTMLElement>('[data-aloud-button]');
  let isPressed = false;
  const notePress = () => {
    isPressed = true;
  };
  const showIfPossible = () => {
    if (!place.hidden || !speechSynthesis.getVoices().some((voice) => voice.lang.startsWith(lang))) return;
    document.querySelector('main h1')?.after(place);
    place.hidden = false;
    button?.addEventListener('click', notePress);
    import('./read-aloud.ts').then(
      ({ readAloud }) => {
        button?.removeEventListener('click', notePress);
        readAloud(place, lang);
        if (isPressed) button?.click();
      },
      () => {
        place.hidden = true;
      },
    );
  };
  showIfPossible();
  // On iOS 15 `speechSynthesis` is not an EventTarget.
  speechSynthesis.addEventListener?.('voiceschanged', showIfPossible);
}
