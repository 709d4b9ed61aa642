import { getSessionCookieName } from '#src/cms/http/session.ts';
import { community } from '#src/cms/starter/community/community.ts';
import { loadStarter } from '#src/cms/starter/load.ts';
import { insertStarterCommunity } from '#src/cms/starter/load-community.ts';
import type { Result } from '#src/contract/result.ts';
import { createMember, getFirstCategory, post, postComment } from '#tests/support/community.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { openSession } from '#tests/support/open-session.ts';
import { makeTestSystem } from '#tests/support/test-system.ts';
import { makeAccount } from './people.ts';

/** A text field of users, with its write and its read. */
export interface TextField {
  readonly write: (text: string) => Promise<Result<unknown>>;
  readonly read: () => Promise<Result<unknown>>;
}

/** Reads a text from its column, if no call of the contract returns it as stored. */
export const getColumn =
  ({ system }: TextScene, column: string, table: string): TextField['read'] =>
  async () => {
    const { rows } = await system.database.pool.query(`select ${column} from ${table}`);
    return { ok: true, value: rows, tags: [] };
  };

export type TextFields = Readonly<Record<string, TextField>>;

/** Creates an installation with a forum, pages and a form, and one user of each type who writes there. */
export async function makeTextScene(databaseUrl: string) {
  const system = await makeTestSystem(databaseUrl);
  await loadStarter(system.database.db, CONTENT_FIXTURE);
  await system.database.db.transaction((tx) => insertStarterCommunity(tx, community));
  const [me, other] = [await createMember(system), await createMember(system)];

  async function logIn(role: 'poh' | 'administrator') {
    const domain = role === 'poh' ? 'guided' : null;
    const { uid } = await makeAccount(system, { role, domain });
    const browser = createBrowser(system.app, { domain: domain ?? 'alcohol' });
    const value = await openSession(system.system, { uid, role, domain, seconds: 3_600 });
    browser.cookies.set(getSessionCookieName(browser.host, false), value);
    return { ...browser, uid };
  }

  const mine = await post(me, 'Mijn bericht.');
  return {
    system,
    me,
    other,
    nurse: await logIn('poh'),
    staff: await logIn('administrator'),
    category: await getFirstCategory(me),
    theirs: await post(other, 'Een bericht.'),
    mine,
    said: await postComment(me, mine.id, 'Mijn reactie.'),
  };
}

export type TextScene = Awaited<ReturnType<typeof makeTextScene>>;
