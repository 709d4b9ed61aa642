import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { requestPasswordReset, setPassword, validateEmail } from '#src/contract/account-links.ts';
import { createDiaryEntry } from '#src/contract/diary.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { register } from '#src/contract/register.ts';
import { login } from '#src/contract/sessions.ts';
import { updateSsoUser } from '#src/contract/sign-on.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import {
  expectFailure,
  expectSuccess,
  followLink,
  mailTo,
  PASSWORD,
  PRACTICE,
  participant,
  readLinks,
} from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createAccount } from '#tests/support/make-account.ts';
import { openSession } from '#tests/support/open-session.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { getSessionCookieName } from '../../http/session.ts';
import { findAddressAccounts } from '../../identity/addresses.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import { hashPassword, runInPasswordSlot } from '../../identity/password.ts';
import { handleReviewNurse } from './review-nurse.ts';

const NEW = 'maan en 7 sterren';
const WRONG_PASSWORD = 'iets anders 1';
const HOUR = 3_600_000;

let system: TestSystem;
let passwordHash: string;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  passwordHash = await runInPasswordSlot(() => hashPassword(PASSWORD));
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

const createAddress = () => `${randomUUID()}@example.nl`;
const validated = (mail = createAddress(), domain: DomainKey = 'alcohol') =>
  createAccount(system.system, { role: 'client', domain, mail, passwordHash });

/** Registers again with an address, also if it is in use; the limit per address has a separate test. */
async function registering(mail: string, password = NEW, domain: DomainKey = 'alcohol') {
  await system.database.pool.query('delete from limits');
  const { client } = createBrowser(system.app, { domain });
  const kind =
    domain === 'guided' ? { nurse: { ...PRACTICE, wantsWelcomePackage: false } } : { name: 'Sam', isConsenting: true };
  return client.call(register, { body: { mail, password, language: 'nl', ...kind }, key: randomUUID() });
}

async function loginAs(mail: string, password: string) {
  const browser = createBrowser(system.app);
  return { ...browser, answer: await browser.client.call(login, { body: { mail, password } }) };
}

const readUidBy = async (mail: string, password: string) => expectSuccess((await loginAs(mail, password)).answer).uid;
const readExists = async (uid: number) => (await findUserByUid(system.database.db, uid)) !== undefined;

describe('registering at an address', () => {
  it('is answered the same whether it has an account or not, and either password opens its own', async () => {
    const owner = await validated();
    const [takenValues, free] = [await registering(owner.mail.toUpperCase()), await registering(createAddress())];
    expect(Object.keys(expectSuccess(takenValues))).toEqual(Object.keys(expectSuccess(free)));
    const { uid } = expectSuccess(takenValues);
    expect([await readUidBy(owner.mail, PASSWORD), await readUidBy(owner.mail, NEW)]).toEqual([owner.uid, uid]);
    expect(expectFailure((await loginAs(owner.mail, WRONG_PASSWORD)).answer)).toBe(400);
  });

  it('makes two accounts in an hour from one network; a third is answered alike and never made, whoever has it', async () => {
    for (const mail of [createAddress(), (await validated()).mail]) {
      const again = (network = '198.51.100.76') => {
        const { client } = createBrowser(system.app, { address: network });
        const body = { mail, password: NEW, language: 'nl', name: 'Sam', isConsenting: true };
        return client.call(register, { body, key: randomUUID() });
      };
      const readAccounts = async () => {
        const query = 'select count(*)::int as count from users where mail = $1';
        return (await system.database.pool.query<{ count: number }>(query, [mail])).rows[0]?.count;
      };
      const accountsBefore = (await readAccounts()) ?? 0;
      for (const count of [1, 2, 2, 2]) {
        expectSuccess(await again());
        expect(await readAccounts()).toBe(accountsBefore + count);
      }
      expectSuccess(await again('198.51.100.77'));
      expect(await readAccounts()).toBe(accountsBefore + 3);
    }
  });

  it('lets three stand that were never validated; one that is idle and holds nothing gives way, nothing written does', async () => {
    const histories = fc.record({
      hasValidated: fc.boolean(),
      others: fc.array(fc.record({ isIdle: fc.boolean(), holds: fc.boolean() }), { maxLength: 3 }),
    });
    await fc.assert(
      fc.asyncProperty(histories, async ({ hasValidated, others }) => {
        const mail = createAddress();
        const owner = hasValidated ? await validated(mail) : null;
        const accounts = [];
        for (const other of others) {
          const { uid } = expectSuccess(await registering(mail));
          const time = new Date(system.clock.now().getTime() - (other.isIdle ? 2 : 0.5) * HOUR);
          await system.database.pool.query('update users set active_at = $2 where uid = $1', [uid, time]);
          if (other.holds) {
            await system.database.pool.query(
              `insert into diary_entries (uid, uuid, entry_date, title, body, created_at, changed_at)
               values ($1, gen_random_uuid(), '2026-11-20', 'x', 'x', now(), now())`,
              [uid],
            );
          }
          accounts.push({ uid, mayGo: other.isIdle && !other.holds });
        }
        const isRoom = others.length < 3 || accounts.some(({ mayGo }) => mayGo);
        const answer = await registering(mail);
        expect(answer.ok ? 200 : answer.failure.status).toBe(isRoom ? 200 : 429);
        if (owner) expect(await readExists(owner.uid)).toBe(true);
        for (const { uid, mayGo } of accounts)
          if (!mayGo || others.length < 3) expect(await readExists(uid)).toBe(true);
        const isGone = await Promise.all(accounts.map(async ({ uid }) => !(await readExists(uid))));
        expect(isGone.filter(Boolean).length).toBe(isRoom && others.length === 3 ? 1 : 0);
      }),
      { numRuns: 12 },
    );
  });

  it('keeps a place that its person uses, who is seen there every few minutes', async () => {
    const mail = createAddress();
    const me = await participant(system, { mail });
    for (const password of [NEW, `${NEW} 2`]) expectSuccess(await registering(mail, password));
    for (let time = 0; time < 10; time += 1) {
      system.clock.pass(6 * 60_000);
      expectSuccess(await me.client.call(currentUser));
    }
    system.clock.pass(HOUR / 2);
    expectSuccess(await registering(mail, `${NEW} 3`));
    expect(await readExists(me.uid)).toBe(true);
  });
});

describe('logging in at an address', () => {
  it('gives nobody new guesses at an account by an own one beside it', async () => {
    const owner = await validated();
    expectSuccess(await registering(owner.mail));
    const { client } = createBrowser(system.app);
    const guess = async (password: string) => client.call(login, { body: { mail: owner.mail, password } });
    expectSuccess(await guess(NEW));
    for (let time = 0; time < 10; time += 1) {
      expect(expectFailure(await guess(WRONG_PASSWORD))).toBe(400);
      await system.database.pool.query("delete from limits where key like 'known-device:%'");
      if (time % 3 === 0) expectSuccess(await guess(NEW));
    }
    expect(expectFailure(await guess(PASSWORD))).toBe(429);
    expectSuccess(await guess(NEW));
  });
});

describe('an address that a second account validates', () => {
  async function readTwo() {
    const owner = await validated();
    const { uid } = expectSuccess(await registering(owner.mail));
    const browser = createBrowser(system.app);
    const mail = await mailTo(system, owner.mail, /Er is iets geprobeerd/);
    const [first = '', otherLink = ''] = readLinks(mail);
    expect((await followLink(browser, { ...mail, link: first })).pathname).toBe('/inloggen');
    const { link } = await followLink(browser, { ...mail, link: otherLink });
    return { owner, uid, link, client: browser.client };
  }

  it('is asked for by its mailbox: log in there, or go on with this one, which erases the earlier', async () => {
    const { owner, uid, link, client } = await readTwo();
    expect(link.uid).toBe(String(uid));
    for (const _ of [1, 2]) expect(expectFailure(await client.call(validateEmail, { body: link }))).toBe(409);
    expect(await readExists(owner.uid)).toBe(true);
    expectSuccess(await client.call(validateEmail, { body: { ...link, replace: true } }));
    expect(await readExists(owner.uid)).toBe(false);
    expect(await findAddressAccounts(system.database.db, 'alcohol', owner.mail)).toMatchObject({
      validated: { uid },
      others: [],
    });
    expect(await readUidBy(owner.mail, NEW)).toBe(uid);
    await mailTo(system, owner.mail, /Je account is verwijderd/);
  });

  it('goes to no other where the earlier account was put out', async () => {
    const { owner, link, client } = await readTwo();
    await system.database.pool.query("update users set status = 'suspended' where uid = $1", [owner.uid]);
    expect(expectFailure(await client.call(validateEmail, { body: { ...link, replace: true } }))).toBe(400);
    expect(await readExists(owner.uid)).toBe(true);
  });

  it('keeps what others beside it hold, of whom one alone is validated, however many try at once', async () => {
    const mail = createAddress();
    const links = [];
    for (const password of [`${NEW} 1`, `${NEW} 2`, `${NEW} 3`]) {
      const mailsBefore = system.mails.length;
      const { uid } = expectSuccess(await registering(mail, password));
      await expect.poll(() => system.mails.slice(mailsBefore).some(({ to }) => to === mail)).toBe(true);
      const newestMail = system.mails.findLast(({ to }) => to === mail);
      links.push({ uid, link: (await followLink(createBrowser(system.app), newestMail ?? (undefined as never))).link });
    }
    const answers = await Promise.all(
      links.map(({ link }) => createBrowser(system.app).client.call(validateEmail, { body: link })),
    );
    expect(answers.map((answer) => (answer.ok ? 200 : answer.failure.status)).sort()).toEqual([200, 409, 409]);
    for (const { uid } of links) expect(await readExists(uid)).toBe(true);
  });
});

describe('an address with more than one account', () => {
  const request = async (mail: string) =>
    expectSuccess(await createBrowser(system.app).client.call(requestPasswordReset, { body: { mail } }));

  it('gives the password of the validated one anew', async () => {
    const owner = await validated();
    expectSuccess(await registering(owner.mail));
    await request(owner.mail);
    const { link } = await followLink(createBrowser(system.app), await mailTo(system, owner.mail, /wachtwoord/i));
    expect(link.uid).toBe(String(owner.uid));
    expectSuccess(
      await createBrowser(system.app).client.call(setPassword, { body: { ...link, password: `${NEW} 9` } }),
    );
    expect(await readUidBy(owner.mail, `${NEW} 9`)).toBe(owner.uid);
  });

  it('of whom none is validated gives that of the one that holds something, not of one that a stranger made', async () => {
    const me = await participant(system);
    const body = { entryDate: '2026-11-20', title: 'Vandaag', body: 'Het ging.' };
    expectSuccess(await me.client.call(createDiaryEntry, { body, key: randomUUID() }));
    expectSuccess(await registering(me.mail));
    await request(me.mail);
    const { link } = await followLink(createBrowser(system.app), await mailTo(system, me.mail, /wachtwoord/i));
    expect(link.uid).toBe(String(me.uid));
  });

  it('may be somebody’s new address; the mailbox alone learns that it was another’s', async () => {
    const owner = await validated();
    const me = await participant(system);
    const result = await me.client.call(updateUser, {
      params: { uid: me.uid },
      body: { mail: owner.mail, currentPassword: PASSWORD },
    });
    expect(expectSuccess(result)).toMatchObject({ mail: owner.mail, hasValidatedEmail: false });
    await mailTo(system, owner.mail, /Er is iets geprobeerd/);
    const { uid } = await createAccount(system.system, { role: 'sso_client', domain: 'alcohol', validatedAt: null });
    const browser = createBrowser(system.app);
    const value = await openSession(system.system, { uid, role: 'sso_client', domain: 'alcohol', seconds: 60 });
    browser.cookies.set(getSessionCookieName(browser.host, false), value);
    expectSuccess(await browser.client.call(updateSsoUser, { body: { mail: owner.mail } }));
    expect((await findAddressAccounts(system.database.db, 'alcohol', owner.mail)).validated?.uid).toBe(owner.uid);
  });

  it('approves no nurse by it on the command line while two wait of whom neither validated it', async () => {
    const mail = createAddress();
    const [item, two] = [await registering(mail, NEW, 'guided'), await registering(mail, `${NEW} 2`, 'guided')];
    expect(await handleReviewNurse(system.system, mail, 'approve')).toBe(false);
    await system.database.pool.query('update users set validated_at = now() where uid = $1', [expectSuccess(two).uid]);
    expect(await handleReviewNurse(system.system, mail, 'approve')).toBe(true);
    expect((await findUserByUid(system.database.db, expectSuccess(item).uid))?.status).toBe('pending');
  });
});
