import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { leave } from './leave.ts';

let client: Client | null = null;

/** The page's one client. A refusal that turns out to be a logged-out session resets the person (section 6). */
export function api(): Client {
  client ??= makeClient({
    base: '/api',
    language: document.documentElement.lang,
    fetch: (...request) => fetch(...request),
    backend: BACK_ENDS.embedded,
    onLoginStatus: (isLoggedIn) => {
      if (!isLoggedIn) leave('expired');
    },
  });
  return client;
}
