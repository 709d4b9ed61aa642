import { redirectVisitor } from './guard.ts';
import { $session } from './state.ts';

/**
 * Reacts to a locked session: redirects a private page to the lock, and reloads a public page as a visitor. Typed
 * values are kept in the tab.
 */
export function handleLock(): void {
  if (redirectVisitor(false)) return;
  if ($session.get().status !== 'in') return;
  document.documentElement.dataset.leaving = '';
  location.reload();
}
