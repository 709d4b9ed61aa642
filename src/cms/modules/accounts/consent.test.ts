import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, giveConsent } from '#src/contract/account.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { myData } from '#src/contract/my-data.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { CONSENT_VERSION } from '#src/domains/consent.ts';
import { expectFailure, expectSuccess, PASSWORD, PRACTICE, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'));
});
afterAll(() => system.close());

const getSomeone = () => ({ mail: `${randomUUID()}@example.nl`, password: PASSWORD, language: 'en', name: 'Sam' });
const ENTRY = { title: 'Titel', body: 'Tekst.', entryDate: '2026-11-20' };

describe('registering', () => {
  it('keeps the wording, the language and the moment of the consent', async () => {
    const browser = createBrowser(system.app, { language: 'en' });
    const body = { ...getSomeone(), isConsenting: true };
    expectSuccess(await browser.client.call(register, { body, key: randomUUID() }));
    expectSuccess(await browser.client.call(login, { body }));
    const { consent, needsConsent } = expectSuccess(await browser.client.call(currentUser));
    const time = system.clock.now().toISOString();
    expect([needsConsent, consent]).toEqual([false, { version: CONSENT_VERSION, language: 'en', at: time }]);
    const { account } = expectSuccess(await browser.client.call(myData)) as { account: Record<string, unknown> };
    expect(account).toMatchObject({ consentVersion: CONSENT_VERSION, consentLanguage: 'en', consentAt: time });
  });

  it('refuses a participant who says nothing of age and consent, each in its own words', async () => {
    const result = await createBrowser(system.app).client.call(register, { body: getSomeone(), key: randomUUID() });
    expect(result).toMatchObject({
      failure: {
        status: 422,
        fields: {
          field_adult: 'Zet een vinkje als je 18 of ouder bent.',
          field_health_consent:
            'Zonder toestemming kunnen we geen programma voor je maken. Alle uitleg en nummers blijven open.',
        },
      },
    });
  });

  it('refuses a wording that never was', async () => {
    const { host, fetch } = createBrowser(system.app);
    const wrap = (value: unknown) => [{ value }];
    const { mail } = getSomeone();
    const registration = {
      mail,
      name: mail,
      pass: PASSWORD,
      field_name: 'Sam',
      field_adult: 1,
      field_health_consent: '1999-01',
    };
    const answer = await fetch(`http://${host}/api/nl/user/register?_format=json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(Object.fromEntries(Object.entries(registration).map(([key, value]) => [key, wrap(value)]))),
    });
    expect([answer.status, (await answer.json()).message]).toEqual([
      422,
      expect.stringContaining('field_health_consent'),
    ]);
  });

  it('asks nothing of it from a nurse', async () => {
    const { client } = createBrowser(system.app, { domain: 'guided' });
    const { name: _, ...body } = getSomeone();
    const nurse = { ...PRACTICE, wantsWelcomePackage: false };
    expectSuccess(await client.call(register, { body: { ...body, nurse }, key: randomUUID() }));
  });
});

describe('an account that came without consent', () => {
  async function createOld() {
    const me = await participant(system);
    expectSuccess(await me.client.call(createDiaryEntry, { body: ENTRY, key: randomUUID() }));
    await system.database.pool.query('update users set consent_at = null, consent_version = null where uid = $1', [
      me.uid,
    ]);
    expectSuccess(await me.client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    return me;
  }

  it('writes nothing about health, and reads what it has', async () => {
    const me = await createOld();
    expect(expectSuccess(await me.client.call(currentUser)).needsConsent).toBe(true);
    expect(expectFailure(await me.client.call(createDiaryEntry, { body: ENTRY, key: randomUUID() }))).toBe(403);
    const body = { webform: 'alcohol_1_1', fields: { waarom: 'x' }, key: randomUUID() };
    expect(expectFailure(await me.client.call(submitWebform, { body }))).toBe(403);
    expect(JSON.stringify(expectSuccess(await me.client.call(myData)))).toContain(ENTRY.body);
  });

  it('goes on once it agreed, and the first consent stays', async () => {
    const me = await createOld();
    expect(expectSuccess(await me.client.call(giveConsent, { language: 'en' })).needsConsent).toBe(false);
    expectSuccess(await me.client.call(createDiaryEntry, { body: ENTRY, key: randomUUID() }));
    const first = expectSuccess(await me.client.call(currentUser)).consent;
    system.clock.pass(60_000);
    expect(expectSuccess(await me.client.call(giveConsent, { language: 'nl' })).consent).toEqual(first);
  });

  it('can go, with everything', async () => {
    const me = await createOld();
    expectSuccess(await me.client.call(deleteAccount));
    const { rows } = await system.database.pool.query('select 1 from diary_entries where uid = $1', [me.uid]);
    expect(rows).toEqual([]);
  });
});
