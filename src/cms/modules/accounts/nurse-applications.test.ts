import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { getSessionCookieName } from '#src/cms/http/session.ts';
import { listNurseApplications, reviewNurse } from '#src/contract/desk/nurses.ts';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import { makeAccount } from '#tests/contract/people.ts';
import { expectFailure, expectSuccess, mailTo, PASSWORD, PRACTICE } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { openSession } from '#tests/support/open-session.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

/** Creates a member of staff who reviews: a moderator or an administrator. */
async function createReviewer(role: 'moderator' | 'administrator' = 'administrator') {
  const { uid } = await makeAccount(system, { role, domain: null });
  await system.database.pool.query("update users set name = 'Ria' where uid = $1", [uid]);
  const browser = createBrowser(system.app, { domain: 'alcohol' });
  const session = { uid, role, domain: null, seconds: 3600 } as const;
  browser.cookies.set(getSessionCookieName(browser.host, false), await openSession(system.system, session));
  const list = async (state: 'waiting' | 'decided') =>
    expectSuccess(await browser.client.call(listNurseApplications, { query: { state } })).rows;
  const review = (nurse: number, decision: 'approve' | 'reject', reason = '') =>
    browser.client.call(reviewNurse, { params: { uid: nurse }, body: { decision, reason } });
  return { list, review };
}

async function createNurse() {
  const { client } = createBrowser(system.app, { domain: 'guided' });
  const mail = `${randomUUID()}@praktijk.example.nl`;
  const body = { mail, password: PASSWORD, language: 'nl', nurse: { ...PRACTICE, wantsWelcomePackage: false } };
  const { uid } = expectSuccess(await client.call(register, { body, key: randomUUID() }));
  return { uid, mail, logIn: () => client.call(login, { body: { mail, password: PASSWORD } }) };
}

it.each(['moderator', 'administrator'] as const)(
  'a nurse waits with what she told, and is let in by the %s, whose name stands with it',
  async (role) => {
    const [staff, her] = [await createReviewer(role), await createNurse()];
    expect(await staff.list('waiting')).toMatchObject([
      { uid: her.uid, mail: her.mail, practice: { familyName: 'Jansen', locality: 'Utrecht' }, decision: null },
    ]);
    expectSuccess(await staff.review(her.uid, 'approve'));
    expectSuccess(await her.logIn());
    expect(await staff.list('waiting')).toEqual([]);
    expect((await staff.list('decided'))[0]).toMatchObject({
      uid: her.uid,
      decision: { decision: 'approve', reason: null, by: 'Ria' },
    });
    expect(expectFailure(await staff.review(her.uid, 'reject', 'Toch niet.'))).toBe(404);
  },
);

it('a rejection needs a reason, which she reads in her mail', async () => {
  const [staff, her] = [await createReviewer(), await createNurse()];
  expect(await staff.review(her.uid, 'reject', ' ')).toMatchObject({
    failure: { status: 422, fields: { reason: expect.any(String) } },
  });
  expectSuccess(await staff.review(her.uid, 'reject', 'We kennen deze praktijk niet.'));
  expect((await mailTo(system, her.mail, /beoordeeld/)).text).toContain('We kennen deze praktijk niet.');
  expect(expectFailure(await her.logIn())).toBe(409);
  expect((await staff.list('decided')).slice(0, 2)).toMatchObject([
    { decision: { decision: 'reject', reason: 'We kennen deze praktijk niet.' } },
    { decision: { decision: 'approve' } },
  ]);
});
