import { redirectVisitor } from './guard.ts';
import { $session } from './state.ts';

/**
 * Handles a locked session: redirects private pages to the unlock screen, and reloads public pages as a visitor. Typed
 * values remain in the tab.
 */
export function handleLock(): void {
  if (redirectVisitor(false)) return;
  const session = $session.get();
  if (session.status !== 'in' && !(session.status === 'out' && session.expired)) return;
  document.documentElement.dataset.leaving = '';
  location.reload();
}
