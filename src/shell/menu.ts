import { pushPopupEntry } from '#src/ui/dialog/popup-entry.ts';

/** Installs listeners that close an open menu on Escape, on a click outside, and when the focus leaves it. */
export function initMenus(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    const close = () => {
      menu.open = false;
    };
    // The browser's back button closes the menu sheet instead of the page.
    let leave: (() => void) | null = null;
    menu.addEventListener('toggle', () => {
      leave?.();
      leave = menu.open && menu.matches('.more') ? pushPopupEntry(close) : null;
    });
    menu.addEventListener('keydown', (event) => {
      // Escape closes only the innermost menu.
      if (event.key !== 'Escape' || !menu.open || event.defaultPrevented) return;
      event.preventDefault();
      close();
      menu.querySelector('summary')?.focus();
    });
    menu.addEventListener('focusout', ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
    });
    document.addEventListener('pointerdown', ({ target }) => {
      if (target instanceof Node && !menu.contains(target)) close();
    });
  }
}
