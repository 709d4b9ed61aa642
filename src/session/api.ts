import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { isRecord } from '#src/contract/wire.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { leave } from './leave.ts';
import { carryToast } from './toasts.ts';

let client: Client | null = null;

/** The page's one client. A refusal that turns out to be a logged-out session resets the person (section 6). */
export function api(): Client {
  client ??= makeClient({
    base: '/api',
    language: document.documentElement.lang,
    fetch: (...request) => fetch(...request),
    backend: BACK_ENDS.embedded,
    onLoginStatus: (isLoggedIn, { detail, message }) => {
      if (isLoggedIn) return;
      // Staff ended the session: the page that comes next says why, in the content system's words.
      if (isRecord(detail) && 'closed' in detail) carryToast('failed', message);
      leave('expired');
    },
  });
  return client;
}
