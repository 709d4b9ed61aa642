import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { deleteAccount, resetProgress } from '#src/contract/account.ts';
import { validateEmail } from '#src/contract/account-links.ts';
import {
  acceptBuddyInvite,
  addBuddy,
  deleteBuddy,
  getBuddyLink,
  readBuddies,
  refuseBuddyInvite,
  resumeBuddy,
  unsubscribeBuddy,
} from '#src/contract/buddies.ts';
import { getNeutralLink } from '#src/contract/get-neutral-link.ts';
import { myData } from '#src/contract/my-data.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { expectFailure, expectSuccess, followLink, mailTo, participant, readLinks } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import type { ReceivedMail } from '#tests/support/mail-server.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

type Me = Awaited<ReturnType<typeof participant>>;
const createAddress = () => `${randomUUID()}@example.nl`;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());
beforeEach(async () => {
  await system.database.pool.query('delete from limits');
});

/** Creates a user with a validated address; invitations of other users wait for the validation. */
async function confirmed(person: Parameters<typeof participant>[1] = {}): Promise<Me> {
  const me = await participant(system, person);
  await system.database.pool.query('update users set validated_at = now() where uid = $1', [me.uid]);
  return me;
}

const request = (me: Me, email: string, name = 'Robin') =>
  me.client.call(addBuddy, { body: { name, email }, key: randomUUID() });
const getBuddies = async (me: Me) => readBuddies(expectSuccess(await me.client.call(currentUser)).fields);

/** Returns the targets of a mail's links, in order. */
async function readPaths(mail: ReceivedMail): Promise<readonly string[]> {
  const { client } = createBrowser(system.app);
  const tokens = readLinks(mail).map((link) => link.split('/').at(-1) ?? '');
  const links = await Promise.all(tokens.map((token) => client.call(getNeutralLink, { params: { token } })));
  return links.map((link) => new URL(expectSuccess(link).redirect).pathname);
}

const getHeader = ({ text }: ReceivedMail) =>
  /^List-Unsubscribe: ?<([^>]+)>/im.exec(text.replace(/\r\n[ \t]+/g, ''))?.[1];

async function invited() {
  const me = await confirmed();
  const email = createAddress();
  expectSuccess(await request(me, email));
  const mail = await mailTo(system, email, /Sam vraagt je iets/);
  const [accept = ''] = await readPaths(mail);
  return { me, email, mail, pairingCode: accept.split('/').at(-1) ?? '', guest: createBrowser(system.app) };
}

describe('asking a buddy', () => {
  it('sends one mail that names the person only, with a yes and a no', async () => {
    const { me, email, mail, pairingCode } = await invited();
    expect(await getBuddies(me)).toEqual([
      {
        id: expect.any(String),
        name: 'Robin',
        email,
        status: 'sent',
        refusal: null,
        isWaiting: false,
        isUnreachable: false,
      },
    ]);
    expect(await readPaths(mail)).toEqual([`/buddy/accepteren/${pairingCode}`, `/buddy/weigeren/${pairingCode}`]);
    expect(mail.text).not.toMatch(/alcohol|drinken|Robin/i);
  });

  it('sends links of one length whatever the programme, to pages of the bare host', async () => {
    const tokens = await Promise.all(
      (['alcohol', 'gambling', 'cannabis'] as const).map(async (domain) => {
        const email = createAddress();
        expectSuccess(await request(await confirmed({ domain }), email));
        const mail = await mailTo(system, email, /Sam vraagt je iets/);
        const { redirect } = expectSuccess(
          await createBrowser(system.app).client.call(getNeutralLink, {
            params: { token: new URL(mail.link).pathname.split('/').at(-1) ?? '' },
          }),
        );
        expect(redirect).toMatch(/^http:\/\/localhost:3000\/buddy\/accepteren\/[\w-]{22}$/);
        return mail.link.length;
      }),
    );
    expect(new Set(tokens).size).toBe(1);
  });

  it('again at the same address, in a second tab or by a retry, is the same buddy and one mail', async () => {
    const me = await confirmed();
    const email = createAddress();
    const all = await Promise.all([request(me, email), request(me, email.toUpperCase()), request(me, ` ${email} `)]);
    expect(new Set(all.map((item) => expectSuccess(item).id)).size).toBe(1);
    const sent = () => system.mails.filter(({ to }) => to.toLowerCase() === email);
    await vi.waitFor(() => expect(sent()).toHaveLength(1), 60_000);
    expectSuccess(await request(me, email));
    const readMailJobs = async () =>
      (
        await system.database.pool.query(
          "select 1 from pgboss.job where name = 'mail' and state <> 'completed' and data->>'owner' = $1",
          [String(me.uid)],
        )
      ).rows;
    await vi.waitFor(async () => expect(await readMailJobs()).toEqual([]), 60_000);
    expect(sent()).toHaveLength(1);
  });

  it('lets no message, address or line break travel in a name', async () => {
    const me = await confirmed();
    await system.database.pool.query('update users set name = $1 where uid = $2', [
      'Win nu op https://evil.example/x\r\nBcc: y@z.nl',
      me.uid,
    ]);
    const email = createAddress();
    expectSuccess(await request(me, email, 'http://evil.example'));
    const mail = await mailTo(system, email, /vraagt je iets/);
    expect(mail.text).not.toMatch(/evil\.example|y@z/);
  });

  it.each(['Ro\u202ebin', '😀'.repeat(100), '<script>alert(1)</script>', "O'Neil & zn; drop table"])(
    'keeps the name %j as it was typed',
    async (name) => {
      const me = await confirmed();
      expectSuccess(await request(me, createAddress(), name));
      expect(await getBuddies(me)).toMatchObject([{ name }]);
    },
  );

  it('is refused with a text by field', async () => {
    const me = await confirmed();
    expect(await request(me, 'geen adres', ' ')).toMatchObject({
      failure: {
        status: 422,
        fields: { name: 'Vul de naam van je buddy in.', email: expect.stringMatching(/geen e-mailadres/) },
      },
    });
    expect(expectFailure(await request(me, me.mail))).toBe(422);
    expect(expectFailure(await request(me, 'x@anoniem.invalid'))).toBe(422);
  });

  it('stops at five buddies, at ten mails a day, and at three for one address by anybody', async () => {
    const me = await confirmed();
    const additions = await Promise.all(Array.from({ length: 8 }, () => request(me, createAddress())));
    expect(additions.filter(({ ok }) => ok).length).toBe(5);
    expect(additions.flatMap((item) => (item.ok ? [] : [item.failure.status]))).toEqual([409, 409, 409]);
    for (const { id } of await getBuddies(me)) expectSuccess(await me.client.call(deleteBuddy, { body: { id } }));
    const [ninth, tenth, eleventh] = [
      await request(me, createAddress()),
      await request(me, createAddress()),
      await request(me, createAddress()),
    ];
    expect([ninth.ok, tenth.ok, expectFailure(eleventh)]).toEqual([true, true, 429]);
    const email = createAddress();
    const results = [];
    for (let time = 0; time < 4; time += 1) results.push((await request(await confirmed(), email)).ok);
    expect(results).toEqual([true, true, true, false]);
  });

  it('is not for close-ones', async () => {
    expect(expectFailure(await request(await confirmed({ domain: 'close-ones' }), createAddress()))).toBe(403);
  });
});

describe('somebody whose own address nobody confirmed', () => {
  it('has an invitation that says so and waits, and goes out with the confirmation, once', async () => {
    const me = await participant(system);
    const [email, otherEmail] = [createAddress(), createAddress()];
    for (const address of [email, otherEmail]) {
      expect(expectSuccess(await request(me, address))).toMatchObject({ status: 'sent', isWaiting: true });
    }
    // Both buddies may have the same creation time, so their order is undefined.
    const getId = async (address: string) => (await getBuddies(me)).find((buddy) => buddy.email === address)?.id ?? '';
    expectSuccess(await me.client.call(deleteBuddy, { body: { id: await getId(otherEmail) } }));
    const queued = async () =>
      (await system.database.pool.query("select from pgboss.job where name = 'mail' and data->>'owner' = $1", [me.uid]))
        .rows.length;
    const queuedBefore = await queued();
    expect(await getBuddies(me)).toMatchObject([{ email, isWaiting: true }]);
    const { link } = await followLink(me, await mailTo(system, me.mail, /Bevestig/));
    for (const _ of [1, 2]) expectSuccess(await me.client.call(validateEmail, { body: link }));
    const [accept = ''] = await readPaths(await mailTo(system, email, /Sam vraagt je iets/));
    expect(await queued()).toBe(queuedBefore + 1);
    expect(await getBuddies(me)).toMatchObject([{ email, isWaiting: false }]);
    const body = { pairingCode: accept.split('/').at(-1) ?? '' };
    expectSuccess(await createBrowser(system.app).client.call(acceptBuddyInvite, { body }));
    expect(system.mails.filter(({ to }) => to === otherEmail)).toEqual([]);
  });
});

describe('answering', () => {
  it('yes, as often as it comes, without anybody being logged in', async () => {
    const { me, pairingCode, guest } = await invited();
    for (let time = 0; time < 2; time += 1) {
      expect(expectSuccess(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } }))).toEqual({
        name: 'Sam',
      });
    }
    expect(guest.cookies.size).toBe(0);
    expect(expectSuccess(await guest.client.call(getLoginStatus))).toBe(false);
    expect(await getBuddies(me)).toMatchObject([{ status: 'accepted' }]);
  });

  it('no, with words that only the participant reads, and yes after all by a press, never by a page that opens', async () => {
    const { me, pairingCode, guest } = await invited();
    const reason = 'kanarie-reden: te druk';
    expectSuccess(await guest.client.call(refuseBuddyInvite, { body: { pairingCode, reason } }));
    expect(await getBuddies(me)).toMatchObject([{ status: 'refused', refusal: reason }]);
    const { rows } = await system.database.pool.query('select t::text from buddies t');
    expect(JSON.stringify(rows)).not.toContain('kanarie-reden');
    expectSuccess(await guest.client.call(refuseBuddyInvite, { body: { pairingCode, reason: '' } }));
    expect(await getBuddies(me)).toMatchObject([{ refusal: reason }]);
    expect(expectFailure(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } }))).toBe(409);
    expect(await getBuddies(me)).toMatchObject([{ status: 'refused' }]);
    expectSuccess(await guest.client.call(resumeBuddy, { body: { pairingCode } }));
    expect(await getBuddies(me)).toMatchObject([{ status: 'accepted', refusal: null }]);
  });

  it('no more, which is final for the link that accepted, and which a press takes back', async () => {
    const { me, pairingCode, guest } = await invited();
    const body = { pairingCode };
    expectSuccess(await guest.client.call(acceptBuddyInvite, { body }));
    for (let time = 0; time < 2; time += 1) expectSuccess(await guest.client.call(unsubscribeBuddy, { body }));
    expect(await getBuddies(me)).toMatchObject([{ status: 'stopped' }]);
    expect(expectFailure(await guest.client.call(acceptBuddyInvite, { body }))).toBe(409);
    const reason = 'kanarie-reden: verhuisd';
    expectSuccess(await guest.client.call(refuseBuddyInvite, { body: { pairingCode, reason } }));
    expect(expectFailure(await guest.client.call(acceptBuddyInvite, { body }))).toBe(409);
    expect(await getBuddies(me)).toMatchObject([{ status: 'refused', refusal: reason }]);
    for (let time = 0; time < 2; time += 1) {
      expect(expectSuccess(await guest.client.call(resumeBuddy, { body }))).toEqual({ name: 'Sam' });
    }
    expect(await getBuddies(me)).toMatchObject([{ status: 'accepted', refusal: null }]);
  });

  it('no, and no more: opening the page of a yes afterwards, as a mail scanner does, begins nothing', async () => {
    const { me, pairingCode, guest } = await invited();
    const body = { pairingCode };
    expectSuccess(await guest.client.call(refuseBuddyInvite, { body: { pairingCode, reason: '' } }));
    expectSuccess(await guest.client.call(unsubscribeBuddy, { body }));
    expect(expectFailure(await guest.client.call(acceptBuddyInvite, { body }))).toBe(409);
    expect(await getBuddies(me)).toMatchObject([{ status: 'stopped' }]);
  });

  it('no more, of which one mail tells the buddy: a late mail scanner may have pressed, and a press takes it back', async () => {
    const { me, email, pairingCode, guest } = await invited();
    const body = { pairingCode };
    const getStops = () => system.mails.filter(({ to, subject }) => to === email && subject === 'Je bent gestopt');
    expectSuccess(await guest.client.call(acceptBuddyInvite, { body }));
    for (let time = 0; time < 3; time += 1) expectSuccess(await guest.client.call(unsubscribeBuddy, { body }));
    const mail = await mailTo(system, email, /^Je bent gestopt$/);
    expect(mail.text).not.toMatch(/alcohol|drinken/i);
    expect(await readPaths(mail)).toEqual([`/buddy/stoppen/${pairingCode}`]);
    expectSuccess(await guest.client.call(unsubscribeBuddy, { body }));
    expectSuccess(await guest.client.call(resumeBuddy, { body }));
    expect(await getBuddies(me)).toMatchObject([{ status: 'accepted' }]);
    system.clock.pass(8 * 86_400_000);
    const late = getHeader(mail) ?? '';
    expect((await system.app.request(late, { method: 'POST' })).status).toBe(204);
    await vi.waitFor(() => expect(getStops()).toHaveLength(2), 60_000);
    expect(await getBuddies(me)).toMatchObject([{ status: 'stopped' }]);
  });

  it('begins anew with a new invitation after a stop', async () => {
    const { me, email, pairingCode, guest } = await invited();
    expectSuccess(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } }));
    expectSuccess(await guest.client.call(unsubscribeBuddy, { body: { pairingCode } }));
    const [buddy] = await getBuddies(me);
    expectSuccess(await me.client.call(deleteBuddy, { body: { id: buddy?.id ?? '' } }));
    const getInvitations = () =>
      system.mails.filter(({ to, subject }) => to === email && /vraagt je iets/.test(subject));
    expectSuccess(await request(me, email));
    const second = await vi.waitFor(() => {
      const [, receivedMail] = getInvitations();
      if (!receivedMail) throw new Error('no second invitation');
      return receivedMail;
    }, 60_000);
    const [accept = ''] = await readPaths(second);
    const newState = accept.split('/').at(-1) ?? '';
    expect(newState).not.toBe(pairingCode);
    expectSuccess(await guest.client.call(acceptBuddyInvite, { body: { pairingCode: newState } }));
    expect(await getBuddies(me)).toMatchObject([{ status: 'accepted' }]);
    expect(expectFailure(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } }))).toBe(404);
  });

  it('is heard on the bare host and in the domain that gave the code, in no other', async () => {
    const { me, pairingCode } = await invited();
    const body = { pairingCode };
    const browser = createBrowser(system.app, { domain: 'gambling' });
    for (const operation of [acceptBuddyInvite, unsubscribeBuddy, resumeBuddy]) {
      expect(expectFailure(await browser.client.call(operation, { body }))).toBe(404);
    }
    const params = { code: pairingCode };
    expect(expectSuccess(await browser.client.call(getBuddyLink, { params }))).toEqual({ known: false });
    expect(expectSuccess(await createBrowser(system.app).client.call(getBuddyLink, { params }))).toEqual({
      known: true,
    });
    expect(await getBuddies(me)).toMatchObject([{ status: 'sent' }]);
    const response = await system.app.request('http://localhost/api/nl/buddy/invite/accept?_format=json', {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'localhost:3000' },
      body: JSON.stringify({ pairing_code: pairingCode }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ name: 'Sam' });
    expect(await getBuddies(me)).toMatchObject([{ status: 'accepted' }]);
  });

  it('is refused where the words are too many', async () => {
    const { pairingCode, guest } = await invited();
    const body = { pairingCode, reason: 'x'.repeat(501) };
    expect(await guest.client.call(refuseBuddyInvite, { body })).toMatchObject({
      failure: { status: 422, fields: { refusal_reason: 'Dit is te lang. Gebruik ten hoogste 500 tekens.' } },
    });
  });

  it('with a made-up code is 404, and 429 after 75 of a network', async () => {
    const guest = createBrowser(system.app);
    const statuses = [];
    for (let time = 0; time < 76; time += 1) {
      const pairingCode = randomUUID().replaceAll('-', '').slice(0, 22);
      statuses.push(expectFailure(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } })));
    }
    expect(statuses).toEqual([...Array(75).fill(404), 429]);
  });
});

describe('one press in the mail program', () => {
  it('ends the mails by a form from anywhere, twice as once; a visit leads to the page', async () => {
    const { me, mail, pairingCode, guest } = await invited();
    expectSuccess(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } }));
    expect(mail.text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
    const address = getHeader(mail) ?? '';
    expect(address).toMatch(/^http:\/\/localhost:3000\/api\/unsubscribe\/[\w.-]+$/);
    const visit = await system.app.request(address);
    expect([visit.status, visit.headers.get('location')]).toEqual([
      303,
      `http://localhost:3000/buddy/stoppen/${pairingCode}`,
    ]);
    expect(await getBuddies(me)).toMatchObject([{ status: 'accepted' }]);
    const press = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example.com' },
      body: 'List-Unsubscribe=One-Click',
    };
    for (let time = 0; time < 2; time += 1) expect((await system.app.request(address, press)).status).toBe(204);
    expect(await getBuddies(me)).toMatchObject([{ status: 'stopped' }]);
    expect((await system.app.request(`${address}x`, press)).status).toBe(404);
  });
});

describe('letting a buddy go', () => {
  it('thanks one who said yes, takes back an invitation under way, and is never another person’s to do', async () => {
    const { me, email, pairingCode, guest } = await invited();
    expectSuccess(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } }));
    const [buddy] = await getBuddies(me);
    const body = { id: buddy?.id ?? '' };
    expectSuccess(await (await confirmed()).client.call(deleteBuddy, { body }));
    expect(await getBuddies(me)).toHaveLength(1);
    for (let time = 0; time < 2; time += 1) expectSuccess(await me.client.call(deleteBuddy, { body }));
    expect(await getBuddies(me)).toEqual([]);
    const goodbye = await mailTo(system, email, /Bedankt voor je steun/);
    expect(await readPaths(goodbye)).toEqual([]);
    const response = await system.app.request(getHeader(goodbye) ?? '');
    expect([response.status, response.headers.get('location')]).toEqual([303, 'http://localhost:3000/buddy/stoppen/-']);
    expect(expectFailure(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } }))).toBe(404);
  });

  it('goes with the account, not with a restart, and stands in the own data', async () => {
    const { me, email, pairingCode, guest } = await invited();
    expectSuccess(await me.client.call(resetProgress));
    expect(expectSuccess(await me.client.call(myData))).toMatchObject({ buddies: [{ email, state: 'sent' }] });
    expectSuccess(await me.client.call(deleteAccount));
    await vi.waitFor(async () => {
      expect(expectFailure(await guest.client.call(acceptBuddyInvite, { body: { pairingCode } }))).toBe(404);
    }, 60_000);
  });
});
