import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { getClientInvitation, getClientInvitations, inviteClient } from '#src/contract/client-invitations.ts';
import { isPaired, pairNurse, parsePairingCode, renewPairingCode } from '#src/contract/nurse-pairing.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { expectFailure, expectSuccess, followLink, mailTo, participant } from '#tests/support/accounts.ts';
import { alterCharacter } from '#tests/support/alter-character.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { createNurse, getCode, type Participant, PROGRAMME, system, withNurses } from './nurses.fixture.ts';

withNurses();

describe('inviting a client', () => {
  const invite = (her: Participant, email: string, firstName = 'Robin', programme = PROGRAMME) =>
    her.client.call(inviteClient, { body: { firstName, email, programme }, key: randomUUID() });

  it('mails the first name and a link that tells nothing', async () => {
    const her = await createNurse();
    const email = `${randomUUID()}@example.nl`;
    expectSuccess(await invite(her, email));
    const mail = await mailTo(system, email, /^Er is een uitnodiging voor je$/);
    expect(mail.text).toContain('Hallo Robin,');
    expect(mail.text).not.toMatch(/alcohol|zelfhulp|Jansen/i);
    const { host, pathname } = await followLink(her, mail);
    expect(host).toBe('alcohol.localhost:3000');
    expect(pathname).toMatch(/^\/uitnodiging\/v1\.[\w-]{38,390}$/);
    expect(mail.text.replace(/\/l\/\S+/g, '')).not.toContain('uitnodiging/');
  });

  /** Returns the token of a new invitation, and a visitor of its programme. */
  async function invited(her: Participant) {
    const email = `${randomUUID()}@example.nl`;
    expectSuccess(await invite(her, email));
    const { pathname } = await followLink(her, await mailTo(system, email, /uitnodiging/));
    return { email, params: { token: pathname.split('/').at(-1) ?? '' }, visitor: createBrowser(system.app) };
  }

  it('tells whoever holds the link who invites and the code to pair with, and nothing of who is invited', async () => {
    const her = await createNurse();
    const { params, visitor, email } = await invited(her);
    const code = parsePairingCode(expectSuccess(await her.client.call(currentUser)).fields);
    const displayedNurseInvitation = expectSuccess(await visitor.client.call(getClientInvitation, { params }));
    expect(displayedNurseInvitation).toEqual({
      name: 'A.B. Jansen',
      generalPractitioner: 'Huisartsenpraktijk Noord',
      pairingCode: code,
    });
    expect(JSON.stringify(displayedNurseInvitation)).not.toContain(email);
    expect(visitor.cookies.size).toBe(0);
    const me = await participant(system);
    expectSuccess(await me.client.call(pairNurse, { body: { pairingCode: displayedNurseInvitation.pairingCode } }));
    expect(isPaired(expectSuccess(await me.client.call(currentUser)).fields)).toBe(true);
  });

  it('opens for nobody else: another programme, a changed token, a made-up one', async () => {
    const { params, visitor } = await invited(await createNurse());
    const browser = createBrowser(system.app, { domain: 'gambling' });
    expect(expectFailure(await browser.client.call(getClientInvitation, { params }))).toBe(404);
    const { token } = params;
    const bad = [token.slice(0, -1), alterCharacter(token, -2), `v1.${'a'.repeat(60)}`, 'v1.x', 'x'];
    for (const item of bad) {
      const answer = await visitor.client.call(getClientInvitation, { params: { token: item } });
      expect([item, expectFailure(answer)]).toEqual([item, 404]);
    }
  });

  it('lives 30 days, and ends with a new code or with her approval', async () => {
    const her = await createNurse();
    const { params, visitor } = await invited(her);
    expectSuccess(await her.client.call(renewPairingCode));
    expect(expectFailure(await visitor.client.call(getClientInvitation, { params }))).toBe(404);
    const second = await invited(her);
    const asked = () => second.visitor.client.call(getClientInvitation, { params: second.params });
    await system.database.pool.query("update users set status = 'pending' where uid = $1", [her.uid]);
    expect(expectFailure(await asked())).toBe(404);
    await system.database.pool.query("update users set status = 'active' where uid = $1", [her.uid]);
    expect((await asked()).ok).toBe(true);
    system.clock.pass(30 * 86_400_000);
    expect(expectFailure(await asked())).toBe(404);
  });

  const getSentBy = async (her: Participant) =>
    expectSuccess(await her.client.call(getClientInvitations)).map(({ programme, state }) => [programme, state]);

  it('is told of afterwards: that it was sent, accepted or has expired, and nothing of whom', async () => {
    const her = await createNurse();
    const { params, email } = await invited(her);
    await invite(her, `${randomUUID()}@example.nl`, 'Robin', 'zelfhulptabak');
    const pendingInvitations = expectSuccess(await her.client.call(getClientInvitations));
    expect(pendingInvitations.map(({ state }) => state)).toEqual(['sent', 'sent']);
    const { rows } = await system.database.pool.query('select * from client_invitations where uid = $1', [her.uid]);
    expect(JSON.stringify([rows, pendingInvitations])).not.toMatch(new RegExp(`Robin|${email}`));

    const me = await participant(system);
    const body = { pairingCode: await getCode(her), invitation: params.token };
    expectSuccess(await me.client.call(pairNurse, { body }));
    const states = await getSentBy(her);
    expect(states.toSorted()).toEqual([
      ['zelfhulpalcohol', 'accepted'],
      ['zelfhulptabak', 'sent'],
    ]);
    expect(await getSentBy(await createNurse())).toEqual([]);

    const readAge = (days: number) =>
      system.database.pool.query(`update client_invitations set sent_at = sent_at - interval '${days} days'`);
    await readAge(30);
    expect((await getSentBy(her)).toSorted()).toEqual([
      ['zelfhulpalcohol', 'accepted'],
      ['zelfhulptabak', 'expired'],
    ]);
    await readAge(60);
    expect(await getSentBy(her)).toEqual([]);
    expectSuccess(await invite(her, `${randomUUID()}@example.nl`));
    expect(await getSentBy(her)).toEqual([[PROGRAMME, 'sent']]);
  });

  it('has expired once her code is new; a link that is none, or of another nurse, pairs and tells nothing', async () => {
    const [her, otherNurse] = [await createNurse(), await createNurse()];
    const { params } = await invited(her);
    const pairWith = async (person: Participant, invitation: string) => {
      const me = await participant(system);
      expectSuccess(await me.client.call(pairNurse, { body: { pairingCode: await getCode(person), invitation } }));
    };
    await pairWith(her, 'v1.niets');
    await pairWith(otherNurse, params.token);
    expect(await getSentBy(her)).toEqual([[PROGRAMME, 'sent']]);
    expectSuccess(await her.client.call(renewPairingCode));
    expect(await getSentBy(her)).toEqual([[PROGRAMME, 'expired']]);
    await pairWith(her, params.token);
    expect(await getSentBy(her)).toEqual([[PROGRAMME, 'expired']]);
  });

  it('is refused with a text by field, and after three to one address', async () => {
    const her = await createNurse();
    expect(await invite(her, 'x', ' ', 'zelfhulpnaasten')).toMatchObject({
      failure: {
        status: 422,
        fields: {
          first_name: 'Vul de voornaam in.',
          email_address: expect.stringMatching(/geen e-mailadres/),
          domain: 'Kies een programma uit de lijst.',
        },
      },
    });
    const email = `${randomUUID()}@example.nl`;
    for (let time = 0; time < 3; time += 1) expectSuccess(await invite(her, email));
    expect(expectFailure(await invite(her, email))).toBe(429);
  });
});
