import { loadSession } from '#src/session/load.ts';
import { watchReturn, watchSession } from '#src/session/watch.ts';
import { showToasts } from './toasts.ts';

/** What a page needs where somebody is logged in, or may be: settled once, for the frame and for every island. */
export async function startPerson(): Promise<void> {
  watchReturn();
  watchSession();
  showToasts();
  await loadSession();
}
