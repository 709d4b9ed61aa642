import { isSiteReachable } from './is-site-reachable.ts';

/** Returns the internal link that a plain click would open in this tab; null for a fragment of this page. */
function findClickedLink(event: MouseEvent): string | null {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
  const isPlain = !(event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey);
  if (!link || !isPlain || link.target || link.origin !== location.origin) return null;
  return link.pathname === location.pathname && link.hash ? null : link.href;
}

/**
 * Handles clicks on links while offline with a dialog instead of the browser's error page: typed values remain, and the
 * link is opened as soon as there is a connection.
 */
export function handleOffline(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-offline]');
  const still = dialog?.querySelector<HTMLElement>('[data-still]');
  if (!dialog || !still) return;
  let targets: string | null = null;
  const follow = async () => {
    const goal = targets;
    if (goal === null) return;
    if (navigator.onLine || (await isSiteReachable())) location.assign(goal);
    else still.textContent = still.dataset.still ?? '';
  };
  document.addEventListener('click', async (event) => {
    if (navigator.onLine) return;
    const goal = findClickedLink(event);
    if (goal === null) return;
    event.preventDefault();
    if (await isSiteReachable()) {
      location.assign(goal);
      return;
    }
    targets = goal;
    still.textContent = '';
    if (!dialog.open) dialog.showModal();
  });
  dialog.addEventListener('close', () => {
    targets = null;
  });
  dialog.querySelector('[data-offline-again]')?.addEventListener('click', follow);
  dialog.querySelector('[data-offline-stay]')?.addEventListener('click', () => dialog.close());
  addEventListener('online', follow);
}
