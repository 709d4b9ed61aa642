import { sendElsewhere } from './guard.ts';
import { readHint } from './hint.ts';
import { $session } from './state.ts';

/** While the page is open: a session that begins or ends moves those on who may not stay, in every tab. */
export function watchSession(): void {
  const stop = $session.subscribe(({ status }) => {
    if ((status === 'in' || status === 'out') && sendElsewhere(status === 'in')) queueMicrotask(() => stop());
  });
}

/**
 * A page that comes back from the browser's memory shows what it showed. A private one is loaded anew, hidden meanwhile:
 * what it shows may have changed since, or be another person's; so is a page of somebody who is or was logged in, as a
 * logout, a lock or another person's login was not heard there.
 */
export function watchReturn(): void {
  const { dataset } = document.documentElement;
  addEventListener('pagehide', () => {
    if (dataset.access === 'private') dataset.leaving = '';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const wasIn = $session.get().status === 'in';
    if (dataset.access === 'private' || wasIn || readHint(document.cookie) !== null) location.reload();
  });
}
