import { randomBytes } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { withContentSystem } from '#tests/support/with-content-system.ts';
import { createParticipant } from './people.ts';
import { expect, getProduct, getUrl } from './story.ts';

interface CallRequest {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly body: unknown;
}

/** Sends a write as the page's logged-in user, with the call that the screens make. */
export async function send(
  page: Page,
  callRequest: CallRequest,
): Promise<Record<string, readonly { value?: unknown }[]>> {
  return page.evaluate(async ({ method, path, body }) => {
    const token = await (await fetch('/api/nl/rest/session/token')).text();
    const headers = { 'Content-Type': 'application/json', 'X-CSRF-Token': token };
    const answer = await fetch(`/api/nl${path}?_format=json`, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
    return answer.json();
  }, callRequest);
}

const wrap = (value: unknown) => [{ value }];

/** Returns a unique nickname that starts with a name: nicknames are unique in a domain. */
export const getFreshNickname = (name: string): string =>
  `${name} ${Array.from(randomBytes(8), (byte) => 'aeou'[byte % 4]).join('')}`;

/** Releases a nickname that an earlier run of this story took; no two stories use one nickname. */
const release = (nickname: string) =>
  withContentSystem(getProduct(), async ({ database: { pool } }) => {
    await pool.query('update users set nickname_key = null where nickname = $1', [nickname]);
    await pool.query('delete from nicknames where name = $1', [nickname]);
  });

export async function chooseNickname(page: Page, uid: number, nickname: string): Promise<void> {
  await release(nickname);
  await send(page, { method: 'PATCH', path: `/user/${uid}`, body: { field_nickname: wrap(nickname) } });
}

/** Creates a post in a category; returns its nid. */
export async function post(page: Page, tid: number, title: string, text: string): Promise<number> {
  const body = { type: 'forum', title: wrap(title), body: wrap(text), taxonomy_forums: [{ target_id: tid }] };
  return Number((await send(page, { method: 'POST', path: '/node', body })).nid?.[0]?.value);
}

/** Creates a comment on a post; returns its cid. */
export async function createComment(page: Page, nid: number, text: string, parent?: number): Promise<number> {
  const body = {
    comment_type: 'comment_forum',
    entity_type: wrap('node'),
    entity_id: [{ target_id: nid }],
    field_name: wrap('comment_forum'),
    field_body: wrap(text),
    ...(parent === undefined ? {} : { pid: [{ target_id: parent }] }),
  };
  return Number((await send(page, { method: 'POST', path: '/comment', body })).cid?.[0]?.value);
}

/** Returns the first category of the forum. */
export function getFirstCategory(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const answer = await fetch('/api/nl/entity/view/forum/categories/results?_format=json');
    return (await answer.json()).entities[0].tid[0].value;
  });
}

const FORUM = {
  nl: { path: '/forum', first: 'Jezelf voorstellen' },
  en: { path: '/en/forum', first: 'Introductions' },
} as const;

/** Creates a member with a nickname on the forum of alcohol. */
export async function createMember(page: Page, nickname: string, language: 'nl' | 'en' = 'nl'): Promise<number> {
  const { uid } = await createParticipant(page.context(), 'alcohol', { language });
  await page.goto(getUrl('alcohol', FORUM[language].path));
  await expect(page.getByRole('link', { name: FORUM[language].first })).toBeVisible();
  await chooseNickname(page, uid, nickname);
  return getFirstCategory(page);
}

export async function readOther(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'consent', value: 'p0v0', url: getUrl('alcohol', '/') }]);
  return context.newPage();
}
