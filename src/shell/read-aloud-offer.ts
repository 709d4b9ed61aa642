/**
 * Shows the button that reads a page aloud, if the browser has a voice in the language of the page. A click before the
 * script has loaded is handled afterwards; if the script fails to load, the button is removed.
 */
export function showReadAloudButton(): void {
  const container = document.querySelector<HTMLElement>('[data-read-aloud]');
  if (!container || !('speechSynthesis' in window)) return;
  const { lang } = document.documentElement;
  const button = container.querySelector<HTMLElement>('[data-aloud-button]');
  let isPressed = false;
  const notePress = () => {
    isPressed = true;
  };
  const showIfPossible = () => {
    if (!container.hidden || !speechSynthesis.getVoices().some((voice) => voice.lang.startsWith(lang))) return;
    document.querySelector('main h1')?.after(container);
    container.hidden = false;
    button?.addEventListener('click', notePress);
    import('./read-aloud.ts').then(
      ({ readAloud }) => {
        button?.removeEventListener('click', notePress);
        readAloud(container, lang);
        if (isPressed) button?.click();
      },
      () => {
        container.hidden = true;
      },
    );
  };
  showIfPossible();
  // On iOS 15 `speechSynthesis` is not an EventTarget.
  speechSynthesis.addEventListener?.('voiceschanged', showIfPossible);
}
