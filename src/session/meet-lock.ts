import { redirectVisitor } from './guard.ts';
import { $session } from './state.ts';

/**
 * The login is locked: a page that belongs to it is left for the lock, and one for everybody is drawn anew, as a visitor
 * sees it. What was typed waits in the tab.
 */
export function meetLock(): void {
  if (redirectVisitor(false)) return;
  if ($session.get().status !== 'in') return;
  document.documentElement.dataset.leaving = '';
  location.reload();
}
