import { useEffect, useEffectEvent } from 'react';

/** Keyboard commands of the whole editor, for any focused element. */
type Shortcut = 'save' | 'publish';

const KEYS: Readonly<Record<string, Shortcut>> = { s: 'save', Enter: 'publish' };

const isWithControl = ({ ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Runs the commands for Ctrl+S and Ctrl+Enter, unless a dialog is open. */
export function useShortcuts(does: Readonly<Record<Shortcut, () => void>>): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = isWithControl(event) ? KEYS[event.key] : undefined;
    if (action === undefined || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    does[action]();
  });
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);
}

/** Returns true for the shortcuts of the editor, and for Ctrl+K, which opens the search of the desk. */
const isForwarded = (event: KeyboardEvent): boolean =>
  isWithControl(event) && (event.key in KEYS || event.key.toLowerCase() === 'k');

/** Forwards the shortcuts of the editor and the desk from the document of a frame, which has no listeners for them. */
export function forwardKeys(target: Document): () => void {
  const forwardKey = (event: KeyboardEvent) => {
    if (!isForwarded(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    document.dispatchEvent(new KeyboardEvent('keydown', { ...findShortcut(event), bubbles: true, cancelable: true }));
  };
  target.addEventListener('keydown', forwardKey, true);
  return () => target.removeEventListener('keydown', forwardKey, true);
}

const findShortcut = ({ key, code, ctrlKey, metaKey }: KeyboardEvent) => ({ key, code, ctrlKey, metaKey });
