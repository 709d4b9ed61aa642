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
 * A page that comes back from the browser's memory shows what it showed: a private one stays hidden until it is sure
 * that somebody is still logged in; a page of before a login or a logout is loaded anew.
 */
export function watchReturn(): void {
  const { dataset } = document.documentElement;
  addEventListener('pagehide', () => {
    if (dataset.access === 'private') dataset.leaving = '';
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    const wasIn = $session.get().status === 'in';
    if (wasIn === (readHint(document.cookie) !== null)) delete dataset.leaving;
    else location.reload();
  });
}
