import { useEffect } from 'react';

/** Escape closes a page that stands as a modal as its cross does; what was typed waits in the tab. A dialog upon it is closed first. */
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
