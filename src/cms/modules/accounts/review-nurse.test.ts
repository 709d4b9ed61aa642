import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, mailTo, PASSWORD, PRACTICE } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { handleReviewNurse, listPendingNurses } from './review-nurse.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

async function createNurse() {
  const { client } = createBrowser(system.app, { domain: 'guided' });
  const mail = `${randomUUID()}@praktijk.example.nl`;
  const body = { mail, password: PASSWORD, language: 'nl', nurse: { ...PRACTICE, wantsWelcomePackage: false } };
  expectSuccess(await client.call(register, { body, key: randomUUID() }));
  return { mail, logIn: () => client.call(login, { body: { mail, password: PASSWORD } }) };
}

it('a nurse who is approved can log in, and hears of it once', async () => {
  const me = await createNurse();
  expect((await listPendingNurses(system.system)).map(({ mail }) => mail)).toContain(me.mail);
  expect(await handleReviewNurse(system.system, me.mail.toUpperCase(), 'approve')).toBe(true);
  expect(await handleReviewNurse(system.system, me.mail, 'reject')).toBe(false);
  expectSuccess(await me.logIn());
  expect((await mailTo(system, me.mail, /beoordeeld/)).text).toContain('goedgekeurd');
});

it('a nurse who is rejected hears so at login, after the right password', async () => {
  const me = await createNurse();
  expect(await handleReviewNurse(system.system, me.mail, 'reject')).toBe(true);
  expect(await me.logIn()).toMatchObject({ failure: { message: 'Met dit account kun je niet inloggen.' } });
  expect((await mailTo(system, me.mail, /beoordeeld/)).text).toContain('niet goedkeuren');
});

it('nobody is decided about who does not wait', async () => {
  expect(await handleReviewNurse(system.system, 'niemand@example.nl', 'approve')).toBe(false);
  const { client } = createBrowser(system.app, { domain: 'guided' });
  expect(expectFailure(await client.call(login, { body: { mail: 'niemand@example.nl', password: PASSWORD } }))).toBe(
    400,
  );
});
