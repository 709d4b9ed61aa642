import { useEffect, useEffectEvent } from 'react';

/** What the keyboard asks of the editor as a whole, wherever it stands. */
type Shortcut = 'save' | 'publish';

const KEYS: Readonly<Record<string, Shortcut>> = { s: 'save', Enter: 'publish' };

const isWithControl = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Does what Ctrl+S and Ctrl+Enter ask for; not while a dialog has a question of its own. */
export function useShortcuts(does: Readonly<Record<Shortcut, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const asked = isWithControl(event) ? KEYS[event.key] : undefined;
    if (asked === undefined || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    does[asked]();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}

/** A key of the desk: the search over everything is asked for so too. */
const isOfDesk = (event: KeyboardEvent): boolean =>
  isWithControl(event) && (event.key in KEYS || event.key.toLowerCase() === 'k');

/** Hands the keys of the editor and the desk on from the document of a frame, in which nobody else would hear them. */
export function handOnKeys(target: Document): () => void {
  const handOn = (event: KeyboardEvent) => {
    if (!isOfDesk(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.dispatchEvent(new KeyboardEvent('keydown', { ...pressedOf(event), bubbles: true, cancelable: true }));
  };
  target.addEventListener('keydown', handOn, true);
  return () => target.removeEventListener('keydown', handOn, true);
}

const pressedOf = ({ key, code, ctrlKey, metaKey }: KeyboardEvent) => ({ key, code, ctrlKey, metaKey });
