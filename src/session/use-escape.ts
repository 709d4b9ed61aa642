import { useEffect } from 'react';

/**
 * Closes a modal page on Escape, like its close button. Typed values remain in the tab. A dialog on top of it is closed
 * first.
 */
export function useEscape(): void {
  useEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented || document.querySelector('dialog[open]')) return;
      document.querySelector<HTMLAnchorElement>('a[data-close]')?.click();
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, []);
}
