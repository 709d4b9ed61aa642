import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { updateUser } from '#src/contract/account.ts';
import { checkResetLink, requestPasswordReset, setPassword, validateEmail } from '#src/contract/account-links.ts';
import { currentUser, sendValidationEmail } from '#src/contract/own-user.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { login } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, followLink, mailTo, PASSWORD, participant } from '#tests/support/accounts.ts';
import { alterCharacter } from '#tests/support/alter-character.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const HOUR = 3_600_000;
const NEW = 'maan en 7 sterren';
let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

const getValidationLink = async (person: Awaited<ReturnType<typeof participant>>) =>
  followLink(person, await mailTo(system, person.mail, /Bevestig|Confirm/));

async function resetLink(mail: string) {
  const browser = createBrowser(system.app);
  const mailsBefore = system.mails.length;
  expectSuccess(await browser.client.call(requestPasswordReset, { body: { mail } }));
  await vi.waitFor(() => expect(system.mails.length).toBeGreaterThan(mailsBefore), { timeout: 60_000 });
  return { browser, ...(await followLink(browser, await mailTo(system, mail, /Nieuw wachtwoord/))) };
}

describe('a validation link', () => {
  it('comes by mail through the bare host, leads to the own domain and language, and validates', async () => {
    const me = await participant(system, { domain: 'gambling', language: 'en' });
    const mail = await mailTo(system, me.mail, /Confirm your email address/);
    expect(mail.link).toMatch(/^http:\/\/localhost:3000\/l\//);
    const { host, pathname, link } = await followLink(me, mail);
    expect(host).toBe('gokken.localhost:3000');
    expect(pathname).toMatch(new RegExp(`^/en/validate/${me.uid}/\\d+/[\\w-]{43}$`));
    expect(expectSuccess(await me.client.call(currentUser)).hasValidatedEmail).toBe(false);
    const scanner = createBrowser(system.app, { domain: 'gambling' });
    expectSuccess(await scanner.client.call(validateEmail, { body: link }));
    expect(expectSuccess(await scanner.client.call(getLoginStatus))).toBe(false);
    expect(expectSuccess(await me.client.call(validateEmail, { body: link }))).toEqual({ validated: true });
    expect(expectSuccess(await me.client.call(currentUser)).hasValidatedEmail).toBe(true);
  });

  it('is refused when wrong, truncated, of another person, of another purpose or of another domain', async () => {
    const [me, otherUser] = [await participant(system), await participant(system)];
    const { link } = await getValidationLink(me);
    const { link: otherLink } = await getValidationLink(otherUser);
    const bad = [
      { ...link, hash: link.hash.slice(0, -1) },
      { ...link, hash: alterCharacter(link.hash, -1) },
      { ...link, hash: otherLink.hash },
      { ...link, uid: otherLink.uid },
      { ...link, timestamp: String(Number(link.timestamp) + 1) },
      { ...link, uid: '1e3' },
      { uid: '999999', timestamp: '0', hash: '../../etc' },
    ];
    for (const body of bad) {
      const { client } = createBrowser(system.app);
      expect(expectFailure(await client.call(validateEmail, { body }))).toBe(400);
    }
    expect(expectFailure(await createBrowser(system.app).client.call(checkResetLink, { body: link }))).toBe(400);
    const browser = createBrowser(system.app, { domain: 'cannabis' });
    expect(expectFailure(await browser.client.call(validateEmail, { body: link }))).toBe(400);
    expect(expectSuccess(await me.client.call(validateEmail, { body: link }))).toEqual({ validated: true });
  });

  const getLinks = async (me: Awaited<ReturnType<typeof participant>>, count: number) => {
    const getMine = () => system.mails.filter(({ to, subject }) => to === me.mail && /Bevestig/.test(subject));
    await vi.waitFor(() => expect(getMine()).toHaveLength(count), { timeout: 60_000 });
    return Promise.all(getMine().map(async (mail) => (await followLink(me, mail)).link));
  };

  it('of six that were mailed, the first still works; none of the others does after it, and says why', async () => {
    const me = await participant(system);
    for (let time = 0; time < 5; time += 1) expectSuccess(await me.client.call(sendValidationEmail));
    const links = await getLinks(me, 6);
    const first = links.toSorted((item, otherLink) => Number(item.timestamp) - Number(otherLink.timestamp))[0];
    if (!first) throw new Error('no link');
    expect(expectSuccess(await me.client.call(validateEmail, { body: first }))).toEqual({ validated: true });
    expect(expectSuccess(await me.client.call(currentUser)).hasValidatedEmail).toBe(true);
    const olderLinks = links.filter(({ hash }) => hash !== first.hash);
    for (const body of olderLinks) {
      expect(await me.client.call(validateEmail, { body })).toMatchObject({
        failure: { status: 410, message: 'Je e-mailadres is al bevestigd. Je hebt deze link niet meer nodig.' },
      });
    }
    expect(expectSuccess(await me.client.call(validateEmail, { body: first }))).toEqual({ validated: true });
  });

  it('each lives 7 days of its own, also over a new password', async () => {
    const me = await participant(system);
    system.clock.pass(HOUR);
    expectSuccess(await me.client.call(sendValidationEmail));
    const [first, second] = (await getLinks(me, 2)).toSorted((item, other) => +item.timestamp - +other.timestamp);
    if (!first || !second) throw new Error('no links');
    const change = { newPassword: NEW, currentPassword: PASSWORD };
    expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body: change }));
    system.clock.pass(7 * 24 * HOUR - HOUR);
    expect(expectFailure(await me.client.call(validateEmail, { body: first }))).toBe(400);
    expect(expectSuccess(await me.client.call(validateEmail, { body: second }))).toEqual({ validated: true });
  });

  it('ends with the address that it was mailed to, also where that address comes back', async () => {
    const me = await participant(system);
    const { link } = await getValidationLink(me);
    for (const mail of [`anders-${me.mail}`, me.mail]) {
      const body = { mail, currentPassword: PASSWORD };
      expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body }));
      expect(expectFailure(await me.client.call(validateEmail, { body: link }))).toBe(400);
    }
  });

  it('is sent again five times an hour; then it says when it works again', async () => {
    const me = await participant(system);
    for (let time = 0; time < 5; time += 1) expectSuccess(await me.client.call(sendValidationEmail));
    expect(await me.client.call(sendValidationEmail)).toMatchObject({
      failure: {
        status: 429,
        message: expect.stringMatching(
          /^Er is te vaak iets geprobeerd\. Over \d+ minuten kun je het opnieuw proberen\.$/,
        ),
      },
    });
  });
});

describe('a reset link', () => {
  it('is checked without being used, sets a password once, logs in and ends other sessions', async () => {
    const me = await participant(system);
    const { browser, link } = await resetLink(me.mail);
    for (let time = 0; time < 2; time += 1) {
      expect(expectSuccess(await browser.client.call(checkResetLink, { body: link }))).toEqual({ valid: true });
    }
    const weak = await browser.client.call(setPassword, { body: { ...link, password: 'kort 1' } });
    expect(weak).toMatchObject({ ok: false, failure: { status: 422, fields: { pass: expect.any(String) } } });
    const answers = await Promise.all(
      [1, 2, 3].map(() => createBrowser(system.app).client.call(setPassword, { body: { ...link, password: NEW } })),
    );
    expect(answers.filter(({ ok }) => ok).length).toBe(1);
    expect(expectSuccess(await me.client.call(getLoginStatus))).toBe(false);
    expect(expectFailure(await browser.client.call(checkResetLink, { body: link }))).toBe(400);
    const fresh = createBrowser(system.app);
    expect(expectFailure(await fresh.client.call(login, { body: { mail: me.mail, password: PASSWORD } }))).toBe(400);
    expect(expectSuccess(await fresh.client.call(login, { body: { mail: me.mail, password: NEW } })).uid).toBe(me.uid);
    expect((await mailTo(system, me.mail, /gegevens/)).text).toContain('Het wachtwoord van je account is gewijzigd.');
  });

  it('ends after 24 hours', async () => {
    const me = await participant(system);
    const { browser, link } = await resetLink(me.mail);
    system.clock.pass(24 * HOUR);
    expect(expectFailure(await browser.client.call(checkResetLink, { body: link }))).toBe(400);
    expect(expectFailure(await browser.client.call(setPassword, { body: { ...link, password: NEW } }))).toBe(400);
  });

  it('ends when the password or the address changes', async () => {
    const changes = [{ newPassword: NEW }, { mail: 'anders.adres@example.nl' }];
    for (const change of changes) {
      const me = await participant(system);
      const { browser, link } = await resetLink(me.mail);
      const body = { ...change, currentPassword: PASSWORD };
      expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body }));
      expect(expectFailure(await browser.client.call(checkResetLink, { body: link }))).toBe(400);
    }
  });

  it('is asked for with the same answer for every address, and comes to known ones only', async () => {
    const me = await participant(system, { domain: 'cocaine' });
    const answers = await Promise.all(
      [me.mail, 'niemand@example.nl', 'x@anoniem.invalid'].map((mail) =>
        createBrowser(system.app, { domain: 'cocaine' }).fetch(
          'http://cocaine.localhost/api/nl/user/password?_format=json',
          {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ mail }),
          },
        ),
      ),
    );
    const responses = await Promise.all(answers.map(async (a) => [a.status, await a.text(), [...a.headers]]));
    expect(new Set(responses.map((item) => JSON.stringify(item))).size).toBe(1);
    await mailTo(system, me.mail, /Nieuw wachtwoord/);
    await vi.waitFor(async () => {
      const { rows } = await system.database.pool.query(
        "select count(*)::int from pgboss.job where name = 'ask-password' and state <> 'completed'",
      );
      expect(rows[0].count).toBe(0);
    }, 60_000);
    expect(system.mails.filter(({ to }) => /niemand|anoniem/.test(to))).toEqual([]);
  });
});
