import { describe, expect, it } from 'vitest';
import { generateCode } from '#src/cms/modules/second-factor/totp.ts';
import { contactClient, getClientExercises, getClientRegistrations } from '#src/contract/client-details.ts';
import { getClient, getClients } from '#src/contract/clients.ts';
import { getAccessRecord } from '#src/contract/nurse-access.ts';
import { unpairNurse } from '#src/contract/nurse-pairing.ts';
import { login } from '#src/contract/sessions.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { expectFailure, expectSuccess, mailTo, PASSWORD, participant } from '#tests/support/accounts.ts';
import {
  createNurse,
  getCode,
  getParams,
  getRecord,
  MESSAGES,
  type Participant,
  PROGRAMME,
  pair,
  paired,
  readMessages,
  system,
  withNurses,
} from './nurses.fixture.ts';

withNurses();

describe('the record', () => {
  it('holds every read of a client’s data once, for the client to see, newest first', async () => {
    const { her, me } = await paired();
    expectSuccess(await her.client.call(getClients));
    expectSuccess(await her.client.call(getClient, getParams(me)));
    expectSuccess(await her.client.call(getClientRegistrations, getParams(me)));
    expectSuccess(await her.client.call(getClientExercises, getParams(me)));
    const reads = await getRecord(me);
    expect(reads.map(({ what }) => what)).toEqual(['exercises', 'registrations', 'details', 'list']);
    expect(reads[0]).toEqual({
      role: 'poh',
      number: null,
      who: 'A.B. Jansen',
      organisation: 'Huisartsenpraktijk Noord',
      what: 'exercises',
      when: system.clock.now().toISOString(),
    });
    expect(await getRecord(await participant(system))).toEqual([]);
  });

  it('holds one look at all pages of the days as one, and further pages by themselves too', async () => {
    const [{ her, me }, otherPair] = [await paired(), await paired()];
    const check = (position: typeof otherPair, page: number) =>
      position.her.client.call(getClientRegistrations, { ...getParams(position.me), query: { page } });
    const readLooks = async () => (await getRecord(me)).map(({ what }) => what);
    for (const page of [0, 1, 2]) expectSuccess(await check({ her, me }, page));
    expectSuccess(await check(otherPair, 0));
    expect(await readLooks()).toEqual(['registrations']);
    expectSuccess(await check({ her, me }, 0));
    expect(await readLooks()).toHaveLength(2);
    system.clock.pass(61_000);
    expectSuccess(await her.client.call(getClient, getParams(me)));
    for (const page of [1, 2]) expectSuccess(await check({ her, me }, page));
    expect(await readLooks()).toEqual(['registrations', 'details', 'registrations', 'registrations']);
  });

  it('holds the list once a day for each nurse, so that it does not crowd out the rest', async () => {
    const { her, me } = await paired();
    const readKinds = async () => (await getRecord(me)).map(({ what }) => what);
    for (let time = 0; time < 3; time += 1) expectSuccess(await her.client.call(getClients));
    expectSuccess(await her.client.call(getClient, getParams(me)));
    expectSuccess(await her.client.call(getClients));
    expect(await readKinds()).toEqual(['details', 'list']);
    system.clock.pass(86_400_000);
    const code = generateCode(her.secret, system.clock.now());
    expectSuccess(await her.client.call(login, { body: { mail: her.mail, password: PASSWORD, code } }));
    expectSuccess(await her.client.call(getClients));
    expect(await readKinds()).toEqual(['list', 'details', 'list']);
  });

  it('holds fifty reads at the same moment as fifty, and none that was refused', async () => {
    const { her, me } = await paired();
    await Promise.all(Array.from({ length: 50 }, () => her.client.call(getClient, getParams(me))));
    const stranger = await createNurse();
    expect(expectFailure(await stranger.client.call(getClient, getParams(me)))).toBe(404);
    const { pager } = expectSuccess(await me.client.call(getAccessRecord));
    expect(pager?.totalItems).toBe(50);
  });

  it('is told of by one message a day where somebody’s own page was looked at, not the list alone', async () => {
    const { her, me } = await paired();
    const getMessages = async () => expectSuccess(await me.client.call(readMessages, MESSAGES)).rows;
    expectSuccess(await her.client.call(getClients));
    expect(await getMessages()).toEqual([]);
    await Promise.all([her.client.call(getClient, getParams(me)), her.client.call(getClientExercises, getParams(me))]);
    expectSuccess(await her.client.call(getClientRegistrations, getParams(me)));
    expect(await getMessages()).toMatchObject([
      {
        template: 'nurse-read',
        text: 'Je POH bekeek je gegevens. Op de pagina ‘Mijn POH’ zie je wat, en wanneer.',
        badge: null,
        isRead: false,
      },
    ]);
    system.clock.pass(86_400_000);
    const code = generateCode(her.secret, system.clock.now());
    expectSuccess(await her.client.call(login, { body: { mail: her.mail, password: PASSWORD, code } }));
    expectSuccess(await her.client.call(getClient, getParams(me)));
    expect((await getMessages()).map(({ template }) => template)).toEqual(['nurse-read', 'nurse-read']);
    const stranger = await createNurse();
    expect(expectFailure(await stranger.client.call(getClient, getParams(me)))).toBe(404);
    expect(await getMessages()).toHaveLength(2);
  });

  it('holds only who stood on the page of the list that was read', async () => {
    const { her, me } = await paired();
    expectSuccess(await her.client.call(getClients, { query: { page: 0, search: 'niemand heet zo' } }));
    expect(await getRecord(me)).toEqual([]);
  });
});

describe('a neutral message', () => {
  const CONTACT = (person: Participant) => ({ body: { uid: person.uid, domain: PROGRAMME } });

  it('reaches the client once in two weeks, in fixed words that ask for nothing', async () => {
    const { her, me } = await paired();
    await system.database.pool.query(
      `update users set validated_at = now(), notifications = '{forum_reply_mail}' where uid = $1`,
      [me.uid],
    );
    expect(expectSuccess(await her.client.call(getClient, getParams(me))).contactedOn).toBeNull();
    const results = await Promise.all([1, 2].map(() => her.client.call(contactClient, CONTACT(me))));
    expect(results.map((item) => (item.ok ? 'sent' : item.failure.status)).sort()).toEqual([409, 'sent']);
    expect(expectSuccess(await her.client.call(getClient, getParams(me))).contactedOn).toBe(
      getAmsterdamDate(system.clock.now()),
    );
    const sent = async () =>
      expectSuccess(await me.client.call(readMessages, MESSAGES)).rows.filter(
        ({ template }) => template === 'nurse-contact',
      );
    expect((await sent()).map(({ text }) => text)).toEqual([expect.stringContaining('Dit is geen controle')]);
    const mail = await mailTo(system, me.mail, /Er is een bericht voor je/);
    expect(JSON.stringify(mail)).not.toMatch(/POH|praktijk|alcohol/i);
    await system.database.pool.query(
      `update messages set created_at = created_at - interval '14 days' where uid = $1`,
      [me.uid],
    );
    await system.database.pool.query(`update pairings set since = since - interval '14 days' where uid = $1`, [me.uid]);
    expectSuccess(await her.client.call(contactClient, CONTACT(me)));
    expect(await sent()).toHaveLength(2);
  });

  it('of an earlier nurse is not that of the next one, who can send her own', async () => {
    const { her, me } = await paired();
    expectSuccess(await her.client.call(contactClient, CONTACT(me)));
    expectSuccess(await me.client.call(unpairNurse));
    system.clock.pass(60_000);
    const nextNurse = await createNurse();
    expectSuccess(await pair(me, await getCode(nextNurse)));
    expect(expectSuccess(await nextNurse.client.call(getClient, getParams(me))).contactedOn).toBeNull();
    expectSuccess(await nextNurse.client.call(contactClient, CONTACT(me)));
    expect(expectFailure(await nextNurse.client.call(contactClient, CONTACT(me)))).toBe(409);
  });

  it('goes to no client of another, of another programme, or who left', async () => {
    const { her, me } = await paired();
    const otherNurse = await createNurse();
    expect(expectFailure(await otherNurse.client.call(contactClient, CONTACT(me)))).toBe(404);
    const otherProgramme = { body: { uid: me.uid, domain: 'zelfhulptabak' } };
    expect(expectFailure(await her.client.call(contactClient, otherProgramme))).toBe(404);
    expectSuccess(await me.client.call(unpairNurse));
    expect(expectFailure(await her.client.call(contactClient, CONTACT(me)))).toBe(404);
  });
});
