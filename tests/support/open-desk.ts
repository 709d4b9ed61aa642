import { getSessionCookieName } from '#src/cms/http/session.ts';
import type { Language } from '#src/domains/domain.ts';
import { makeAccount } from '#tests/contract/people.ts';
import { createBrowser } from './create-browser.ts';
import { openSession } from './open-session.ts';
import type { TestSystem } from './test-system.ts';

/** Creates a staff member who is logged in at the desk, in a separate browser. */
export async function openDesk(
  system: TestSystem,
  role: 'moderator' | 'administrator' | 'editor',
  name = 'Noor',
  language: Language = 'nl',
) {
  const { uid } = await makeAccount(system, { role, domain: null });
  await system.database.pool.query('update users set name = $2 where uid = $1', [uid, name]);
  const browser = createBrowser(system.app, { domain: 'alcohol', language });
  const session = { uid, role, domain: null, seconds: 3600 } as const;
  browser.cookies.set(getSessionCookieName(browser.host, false), await openSession(system.system, session));
  return { ...browser, uid };
}
