import { refreshCalls } from '#src/session/use-call.ts';

/** Reloads all data about pages after a page was changed. */
export async function refreshPages(): Promise<void> {
  await Promise.all(['open-page', 'list-revisions', 'list-affected', 'list-pages'].map(refreshCalls));
}
