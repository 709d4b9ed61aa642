/** Leaves at once: the page is hidden and its entry in the history is replaced, so that "back" does not return to it. */
export function leaveQuickly(): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-quick-exit]');
    if (!link) return;
    event.preventDefault();
    document.documentElement.dataset.leaving = '';
    document.title = '';
    location.replace(link.href);
  });
}
