import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { ROUTES } from '#src/cms/app.ts';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { BACK_ENDS } from '#src/contract/back-ends.ts';
import { LOCKED_STATUS } from '#src/contract/operation.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { openSession } from '#tests/support/open-session.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getCases } from './cases.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

const HOST = 'alcohol.localhost';
const NAME = 'Kanarie Achter Slot';
const ids = { nid: 999_999, paragraph: 999_999, tid: 999_999 };

/** Creates a user with a locked login: the cookie of their browser, and the data that must stay hidden. */
async function readLockedLogin() {
  const { database, clock } = system;
  const mail = `${randomUUID()}@example.nl`;
  const account = { role: 'client', domain: 'alcohol', validatedAt: clock.now(), mail, name: NAME } as const;
  const { uid } = await createAccount({ database, now: clock.now }, account);
  const session = { uid, role: 'client', domain: 'alcohol', seconds: 3600 } as const;
  const cookie = `${getSessionCookieName(HOST, false)}=${await openSession(system.system, session)}`;
  const response = await system.app.request(`http://${HOST}/api/nl/sessions/lock`, {
    method: 'POST',
    headers: { cookie },
  });
  expect(response.status).toBe(204);
  return { uid, mail, cookie };
}

function request(
  { name, method, path }: (typeof ROUTES)[number],
  uid: number,
  cookie: string | null,
): Promise<Response> {
  const match = getCases(ids)[name];
  const url = (match?.path(BACK_ENDS.embedded) ?? path).replace('/999999', `/${uid}`);
  const hasBody = method !== 'GET' && method !== 'DELETE';
  return Promise.resolve(
    system.app.request(`http://${HOST}/api/nl${url}`, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) },
      ...(hasBody ? { body: JSON.stringify(match?.body ?? {}) } : {}),
    }),
  );
}

const cells = ROUTES.map((route) => [route.name, route.path, route] as const);
const closed = cells.filter(([name, , { access }]) => access !== 'anyone' && name !== 'logout');
const open = cells.filter(([name, , { access }]) => access === 'anyone' && !/^(un|get-session-)?lock/.test(name));

it.each(closed)('%s at %s answers a locked login that it is locked, and nothing else', async (_name, _path, route) => {
  const { uid, cookie } = await readLockedLogin();
  const answer = await request(route, uid, cookie);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([LOCKED_STATUS, 'no-store']);
  expect(await answer.json()).toEqual({ message: expect.stringMatching(/slot/) });
});

it.each(open)('%s at %s tells a locked login no more than a visitor', async (_name, _path, route) => {
  const { uid, mail, cookie } = await readLockedLogin();
  const answer = await request(route, uid, cookie);
  await system.database.pool.query('delete from limits');
  const visitors = await request(route, uid, null);
  expect([route.name, answer.status]).toEqual([route.name, visitors.status === 403 ? answer.status : visitors.status]);
  if (visitors.status === 403) expect([403, LOCKED_STATUS]).toContain(answer.status);
  const text = await answer.text();
  expect(text).not.toContain(NAME);
  expect(text).not.toContain(mail);
});

it('a locked login can be ended, and asked by what it opens', async () => {
  const { cookie } = await readLockedLogin();
  const response = await system.app.request(`http://${HOST}/api/nl/sessions/lock`, { headers: { cookie } });
  expect(await response.json()).toEqual({ locked: true, asks: expect.stringMatching(/^(code|password|login)$/) });
  const result = await system.app.request(`http://${HOST}/api/nl/user/logout`, { method: 'POST', headers: { cookie } });
  expect(result.status).toBe(204);
  const lockResponse = await system.app.request(`http://${HOST}/api/nl/sessions/lock`, { headers: { cookie } });
  expect(await lockResponse.json()).toEqual({ locked: false, asks: null });
});
