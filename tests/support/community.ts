import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { users } from '#src/cms/db/schema/index.ts';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { claimNickname } from '#src/cms/modules/nicknames/claim-nickname.ts';
import { community } from '#src/cms/starter/community/community.ts';
import { insertStarterCommunity } from '#src/cms/starter/load-community.ts';
import { readCategory, readComment } from '#src/contract/forum.ts';
import { createComment, createPost } from '#src/contract/forum-writes.ts';
import { getView } from '#src/contract/views.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { makeAccount } from '#tests/contract/people.ts';
import { openSession } from '#tests/support/open-session.ts';
import { expectSuccess } from './accounts.ts';
import { createBrowser } from './create-browser.ts';
import { makeTestSystem, type TestSystem, type TestSystemOptions } from './test-system.ts';

/** Creates a content system with the forum, badges and milestones of the starter content. */
export async function createCommunity(databaseUrl: string, options: TestSystemOptions = {}): Promise<TestSystem> {
  const system = await makeTestSystem(databaseUrl, options);
  await system.database.db.transaction((tx) => insertStarterCommunity(tx, community));
  return system;
}

interface Options {
  readonly domain?: DomainKey;
  readonly language?: Language;
  readonly nickname?: string | null;
}

/** Returns a unique nickname without numbers or team names. */
const createNickname = () => `Mus ${Array.from(randomBytes(10), (byte) => 'aeou'[byte % 4]).join('')}`;

/** Creates a logged-in user in a separate browser. */
export async function createMember(system: TestSystem, options: Options = {}) {
  const { domain = 'alcohol', language = 'nl', nickname = createNickname() } = options;
  const account = await makeAccount(system, { role: 'client', domain });
  const { uid } = account;
  await system.database.db.update(users).set({ language }).where(eq(users.uid, uid));
  await system.database.db.transaction((tx) => claimNickname(system.system, tx, account, nickname));
  const browser = createBrowser(system.app, { domain, language });
  const session = { uid, role: 'client', domain, seconds: 30 * 86_400 } as const;
  browser.cookies.set(getSessionCookieName(browser.host, false), await openSession(system.system, session));
  return { ...browser, uid };
}

export type Member = Awaited<ReturnType<typeof createMember>>;

/** Lists the categories of the forum for the user. */
export async function listCategories({ client }: Pick<Member, 'client'>) {
  const params = { view: 'forum', display: 'categories' };
  return expectSuccess(await client.call(getView, { params })).rows.map(readCategory);
}

/** Returns the id of the first category of the user's forum. */
export async function getFirstCategory(member: Member): Promise<number> {
  return (await listCategories(member))[0]?.id ?? 0;
}

/** Writes a post in the first category. */
export async function post(member: Member, body = 'Hier ben ik.', title = 'Hallo') {
  const values = { title, body, category: await getFirstCategory(member) };
  return expectSuccess(await member.client.call(createPost, { body: values, key: randomUUID() }));
}

/** Writes a comment. */
export async function postComment(member: Member, on: number, body = 'Ja.', parent: number | null = null) {
  return expectSuccess(
    await member.client.call(createComment, { body: { post: on, body, parent }, key: randomUUID() }),
  );
}

/** Lists a page of a post's comments, from page 0. */
export async function listComments({ client }: Pick<Member, 'client'>, nid: number, page = 0) {
  const params = { view: 'forum', display: 'comments' };
  const { rows: entities, pager } = expectSuccess(
    await client.call(getView, { params, query: { page, args: [String(nid)] } }),
  );
  return { comments: entities.map(readComment), pager };
}
