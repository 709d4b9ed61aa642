import { redirectVisitor } from './guard.ts';
import { readHint } from './hint.ts';
import { $session } from './state.ts';

/** Redirects users who may no longer see the page after a session starts or ends, in any tab, while the page is open. */
export function watchSession(): void {
  const stop = $session.subscribe(({ status }) => {
    if ((status === 'in' || status === 'out') && redirectVisitor(status === 'in')) queueMicrotask(() => stop());
  });
}

/**
 * Reloads outdated pages restored from the back/forward cache. A private page is hidden and reloaded, because its
 * content may be outdated or another user's. So is a page with a login, now or before, because it missed a logout, a
 * lock or another user's login.
 */
export function watchPageRestore(): void {
  const { dataset } = document.documentElement;
  addEventListener('pagehide', () => {
    if (dataset.access === 'private') dataset.leaving = '';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const session = $session.get();
    const wasIn = session.status === 'in' || (session.status === 'out' && session.expired !== undefined);
    if (dataset.access === 'private' || wasIn || readHint(document.cookie) !== null) location.reload();
  });
}
