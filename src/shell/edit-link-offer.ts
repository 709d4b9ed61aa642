import { EDIT_MARK } from '#src/session/edit-mark.ts';

/** True when this browser came from the desk; without storage the link is only on the page it came to. */
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
 * it came from the desk. The link opens nothing by itself, because the desk checks the login.
 */
export function offerEditing(): void {
  if (document.documentElement.dataset.access === 'private' || !comesFromDesk()) return;
  void import('./edit-link.ts').then(({ showEditLink }) => showEditLink());
}
