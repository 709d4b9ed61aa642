import { EDIT_MARK } from '#src/session/edit-mark.ts';

/** Whether this browser came here from the desk; one that keeps nothing shows the link on the page it came to. */
function comesFromDesk(): boolean {
  const hasJustCome = location.hash === `#${EDIT_MARK}`;
  try {
    if (hasJustCome) localStorage.setItem(EDIT_MARK, '1');
    return hasJustCome || localStorage.getItem(EDIT_MARK) !== null;
  } catch {
    return hasJustCome;
  }
}

/**
 * Shows staff the way from a page to its editor. The page that is sent is the same for everybody: the browser knows that
 * it came from the desk. The link opens nothing by itself, because the desk asks who comes.
 */
export function offerEditing(): void {
  if (document.documentElement.dataset.access === 'private' || !comesFromDesk()) return;
  void import('./edit-link.ts').then(({ showEditLink }) => showEditLink());
}
