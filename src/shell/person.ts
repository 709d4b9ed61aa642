import { isInWrapper } from '#src/native/wrapper.ts';
import { loadSession } from '#src/session/load.ts';
import { $session } from '#src/session/state.ts';
import { watchReturn, watchSession } from '#src/session/watch.ts';
import { showToasts } from './toasts.ts';

/** What a page needs where somebody is logged in, or may be: settled once, for the frame and for every island. */
export async function startPerson(): Promise<void> {
  watchReturn();
  watchSession();
  showToasts();
  // Visitors of a page to read load nothing of this.
  if (isInWrapper()) (await import('./wrapper.ts')).reportToWrapper();
  $session.subscribe((session) => {
    if (session.status !== 'in') return;
    // Where it does not come, the frame stays as the server drew it.
    import('./account-frame.ts').then(({ showAccount }) => showAccount(session.user)).catch(() => undefined);
  });
  await loadSession();
}
