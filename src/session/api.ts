import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { isRecord } from '#src/contract/wire.ts';
import { type Client, makeClient } from '#src/http/client.ts';
import { handleLock } from './handle-lock.ts';
import { lockBrowser } from './lock.ts';
import { showLoginNotice } from './login-notice.ts';
import { updateClockDifference } from './now.ts';
import { resetUser } from './reset-user.ts';
import { rethrowAsync } from './rethrow-async.ts';

let client: Client | null = null;

/**
 * Sends a request, unless the user is leaving the page (`shell/quick-exit.ts`, `shell/before-paint.js`): the session is
 * then locked, and no response may be shown.
 */
const fetchUnlessLeaving: typeof fetch = async (...request) => {
  if ('leaving' in document.documentElement.dataset) return new Promise(() => undefined);
  const response = await fetch(...request);
  updateClockDifference(response.headers);
  return response;
};

/**
 * Returns the page's client. A refused request of a logged-out user resets the user (docs/specification.md, section 6).
 */
export function getApiClient(): Client {
  client ??= makeClient({
    base: '/api',
    language: document.documentElement.lang,
    fetch: fetchUnlessLeaving,
    backend: BACK_ENDS.embedded,
    onFault: rethrowAsync,
    // The session was locked in another tab or by inactivity: hides the content of the page.
    onLocked: () => {
      lockBrowser();
      handleLock();
    },
    onLoginStatus: (isLoggedIn, { detail, message }) => {
      if (isLoggedIn) return;
      // Staff ended the session: the login page shows the reason in the response.
      if (isRecord(detail) && 'closed' in detail) showLoginNotice(message);
      resetUser('expired');
    },
  });
  return client;
}
