import { refreshCalls } from '#src/session/use-call.ts';

/** Reads a page again wherever it is shown, after something changed it. */
export async function pageChanged(): Promise<void> {
  await Promise.all(['open-page', 'list-revisions', 'list-affected', 'list-pages'].map(refreshCalls));
}
