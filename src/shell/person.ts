import { locksWhenIdle } from '#src/contract/lock-cookies.ts';
import { isInWrapper } from '#src/native/wrapper.ts';
import { readHint } from '#src/session/hint.ts';
import { loadSession } from '#src/session/load.ts';
import { $session } from '#src/session/state.ts';
import { TOAST_KEY } from '#src/session/tab-keys.ts';
import { readTab } from '#src/session/tab-store.ts';
import { watchPageRestore, watchSession } from '#src/session/watch.ts';

/** Returns true if a part of this page can show account data: content pages for logged-out visitors load none of it. */
function canShowAccount(): boolean {
  if (readHint(document.cookie) || document.querySelector('astro-island')) return true;
  return readTab(TOAST_KEY) !== null;
}

/** Starts the parts of the page for users who are or may be logged in; runs once, for the frame and all islands. */
export async function startUserParts(): Promise<void> {
  watchPageRestore();
  watchSession();
  if (document.querySelector('[data-offline]'))
    void import('./offline.ts').then(({ handleOffline }) => handleOffline());
  // The lock may be chosen in another tab or on another device; the account's response then updates the hint.
  let isWatching = false;
  const watchIdle = () => {
    if (isWatching || !locksWhenIdle(document.cookie)) return;
    isWatching = true;
    void import('#src/session/idle-time.ts').then(({ watchIdleTime }) => watchIdleTime());
  };
  document.addEventListener('visibilitychange', watchIdle);
  if (canShowAccount()) void import('./toasts.ts').then(({ showToasts }) => showToasts());
  // Omitted for visitors of content pages.
  if (isInWrapper()) (await import('./wrapper.ts')).reportToWrapper();
  $session.subscribe((session) => {
    watchIdle();
    if (session.status !== 'in') return;
    // If it fails to load, the frame remains as rendered by the server.
    import('./account-frame.ts').then(({ showAccount }) => showAccount(session.user)).catch(() => undefined);
  });
  await loadSession();
}
