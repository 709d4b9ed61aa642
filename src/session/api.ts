import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { isRecord } from '#src/contract/wire.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { handleLock } from './handle-lock.ts';
import { leave } from './leave.ts';
import { lockBrowser } from './lock.ts';
import { showLoginNotice } from './login-notice.ts';
import { learnTime } from './now.ts';
import { rethrowAsync } from './rethrow-async.ts';

let client: Client | null = null;

/**
 * Calls the content system, unless the page is being left (`shell/quick-exit.ts`, `shell/before-paint.js`): its session
 * is locked by then, and no response may be shown any more.
 */
const ask: typeof fetch = async (...request) => {
  if ('leaving' in document.documentElement.dataset) return new Promise(() => undefined);
  const response = await fetch(...request);
  learnTime(response.headers);
  return response;
};

/**
 * The page's one client. A refusal that turns out to be a logged-out session resets the person (docs/specification.md,
 * section 6).
 */
export function api(): Client {
  client ??= makeClient({
    base: '/api',
    language: document.documentElement.lang,
    fetch: ask,
    backend: BACK_ENDS.embedded,
    onFault: rethrowAsync,
    // The session was locked elsewhere, or by inactivity: this page hides its content.
    onLocked: () => {
      lockBrowser();
      handleLock();
    },
    onLoginStatus: (isLoggedIn, { detail, message }) => {
      if (isLoggedIn) return;
      // Staff ended the session: the login page shows the content system's reason.
      if (isRecord(detail) && 'closed' in detail) showLoginNotice(message);
      leave('expired');
    },
  });
  return client;
}
