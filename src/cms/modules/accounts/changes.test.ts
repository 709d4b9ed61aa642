import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deleteAccount, resetProgress, savePushToken, type UserChanges, updateUser } from '#src/contract/account.ts';
import { validateEmail } from '#src/contract/account-links.ts';
import { myData } from '#src/contract/my-data.ts';
import { currentUser } from '#src/contract/own-user.ts';
import { getLoginStatus } from '#src/contract/session-token.ts';
import { login, logout } from '#src/contract/sessions.ts';
import { expectFailure, expectSuccess, followLink, mailTo, PASSWORD, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';

const NEW = 'maan en 7 sterren';
let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

type Participant = Awaited<ReturnType<typeof participant>>;
const change = (me: Participant, body: UserChanges, uid = me.uid) =>
  me.client.call(updateUser, { params: { uid }, body });

async function validate(me: Participant): Promise<void> {
  const { link } = await followLink(me, await mailTo(system, me.mail, /Bevestig/));
  expectSuccess(await me.client.call(validateEmail, { body: link }));
}

describe('the own settings', () => {
  it('change by themselves, each by its own rule', async () => {
    const me = await participant(system);
    const settings = { name: ' Robin ', nickname: 'Mus', language: 'en', avatar: 12 };
    const body = { ...settings, registrationsStart: '2026-11-01' } as const;
    const changedUser = expectSuccess(await change(me, body));
    expect(changedUser).toMatchObject({ ...body, name: 'Robin', mail: me.mail });
    expect(expectSuccess(await me.client.call(currentUser))).toEqual(changedUser);
  });

  it.each<[string, UserChanges, string]>([
    ['an empty name', { name: ' ' }, 'field_name'],
    ['an empty nickname', { nickname: '' }, 'field_nickname'],
    ['a nickname that passes for the team', { nickname: 'Team forum' }, 'field_nickname'],
    ['a language there is not', { language: 'de' }, 'preferred_langcode'],
    ['a thirteenth avatar', { avatar: 13 }, 'field_avatar'],
    ['a later start', { registrationsStart: '2026-11-21' }, 'field_registrations_start_date'],
    ['a start that is no date', { registrationsStart: '2026-02-30' }, 'field_registrations_start_date'],
    ['notifications without a validated address', { notifications: ['daily_mail'] }, 'field_notification_settings'],
    ['the same address', { mail: 'SAME', currentPassword: PASSWORD }, 'mail'],
    ['a weak password', { newPassword: 'kort 1', currentPassword: PASSWORD }, 'pass'],
    ['the password that holds already', { newPassword: PASSWORD, currentPassword: PASSWORD }, 'pass'],
    ['a wrong current password', { newPassword: NEW, currentPassword: 'iets anders 1' }, 'pass'],
    ['no current password', { mail: 'nieuw@example.nl' }, 'mail'],
  ])('refuse %s', async (_, body, field) => {
    const me = await participant(system);
    const userChanges = body.mail === 'SAME' ? { ...body, mail: me.mail.toUpperCase() } : body;
    expect(await change(me, userChanges)).toMatchObject({
      ok: false,
      failure: { status: 422, fields: { [field]: expect.any(String) } },
    });
    expect(expectSuccess(await me.client.call(currentUser))).toMatchObject({ name: 'Sam', mail: me.mail });
  });

  it('say what is wrong with a start long ago, and with an address at which nobody gets mail', async () => {
    const me = await participant(system);
    for (const [body, fields] of [
      [{ registrationsStart: '1900-11-01' }, { field_registrations_start_date: /1 januari 2015/ }],
      [{ mail: 'x@anoniem.invalid', currentPassword: PASSWORD }, { mail: /geen mail/ }],
    ] as const) {
      const matching = Object.entries(fields).map(([field, text]) => [field, expect.stringMatching(text)]);
      expect(await change(me, body)).toMatchObject({ failure: { fields: Object.fromEntries(matching) } });
    }
  });

  it('leave the nickname open for close ones, who have no registrations to be told about', async () => {
    const me = await participant(system, { domain: 'close-ones' });
    expect(expectSuccess(await change(me, { nickname: '' })).nickname).toBeNull();
    await validate(me);
    expect(expectFailure(await change(me, { notifications: ['badge_mail'] }))).toBe(422);
    expect(expectSuccess(await change(me, { notifications: ['forum_reply_mail'] })).notifications).toEqual([
      'forum_reply_mail',
    ]);
  });

  it('are nobody else’s to change, and hold no field that decides who one is', async () => {
    const [me, otherUser] = [await participant(system), await participant(system)];
    expect(expectFailure(await change(me, { name: 'X' }, otherUser.uid))).toBe(404);
    const token = (await (await me.fetch(`http://${me.host}/api/nl/rest/session/token`)).text()).trim();
    for (const field of ['roles', 'status', 'uid', 'field_program_start_date', 'field_validated_email']) {
      const response = await me.fetch(`http://${me.host}/api/nl/user/${me.uid}?_format=json`, {
        method: 'PATCH',
        headers: { 'content-type': 'application/json', 'x-csrf-token': token },
        body: JSON.stringify({ [field]: [{ value: '1' }] }),
      });
      expect([field, response.status]).toEqual([field, 403]);
    }
  });

  it('of a nurse are the eight fields of the practice', async () => {
    const me = await participant(system, { domain: 'guided' });
    const changedUser = expectSuccess(await change(me, { nurse: { locality: 'Zwolle', postalCode: '8011AA' } }));
    expect(changedUser.nurse).toMatchObject({ locality: 'Zwolle', postalCode: '8011 AA', initials: 'A.B.' });
    expect(expectFailure(await change(me, { nurse: { postalCode: '0123 AB' } }))).toBe(422);
    expect(expectFailure(await change(me, { avatar: 2 }))).toBe(403);
  });
});

describe('a new password or address', () => {
  it('ends every other session and tells the address that held before', async () => {
    const me = await participant(system);
    const otherBrowser = createBrowser(system.app);
    expectSuccess(await otherBrowser.client.call(login, { body: { mail: me.mail, password: PASSWORD } }));
    expectSuccess(await change(me, { newPassword: NEW, currentPassword: PASSWORD }));
    expect(expectSuccess(await otherBrowser.client.call(getLoginStatus))).toBe(false);
    expect(expectSuccess(await me.client.call(getLoginStatus))).toBe(true);
    await mailTo(system, me.mail, /gegevens zijn gewijzigd/);
  });

  it('of mail takes the login with it and is to be validated anew', async () => {
    const me = await participant(system);
    await validate(me);
    const mail = `${randomUUID()}@example.nl`;
    const changedUser = expectSuccess(await change(me, { mail, currentPassword: PASSWORD }));
    expect(changedUser).toMatchObject({ mail, hasValidatedEmail: false });
    await mailTo(system, mail, /Bevestig/);
    await mailTo(system, me.mail, /gegevens zijn gewijzigd/);
    const { client } = createBrowser(system.app);
    expect(expectFailure(await client.call(login, { body: { mail: me.mail, password: PASSWORD } }))).toBe(400);
    expectSuccess(await client.call(login, { body: { mail, password: PASSWORD } }));
  });

  it('of mail leads the former address to help, as it can ask for no new password any more', async () => {
    const me = await participant(system);
    expectSuccess(await change(me, { mail: `${randomUUID()}@example.nl`, currentPassword: PASSWORD }));
    const mail = await mailTo(system, me.mail, /gegevens zijn gewijzigd/);
    expect(mail.text).not.toContain('Vraag een nieuw wachtwoord');
    expect(mail.text).toContain('Neem meteen contact met ons op');
    expect((await followLink(me, mail)).pathname).toBe('/hulp');
  });
});

describe('leaving', () => {
  it('restarts the programme today and keeps the account', async () => {
    const me = await participant(system);
    expectSuccess(await change(me, { nickname: 'Meeuw', registrationsStart: '2026-01-01' }));
    const nextUser = expectSuccess(await me.client.call(resetProgress));
    expect(nextUser).toMatchObject({
      registrationsStart: '2026-11-20',
      programStartDate: '2026-11-20',
      nickname: 'Meeuw',
    });
  });

  it('shows everything that is held, without the password', async () => {
    const me = await participant(system);
    expectSuccess(await me.client.call(savePushToken, { body: { pushNotificationToken: 'apparaat-123' } }));
    const data = expectSuccess(await me.client.call(myData));
    expect(data).toMatchObject({
      account: { mail: me.mail, name: 'Sam', hasPassword: true },
      devices: [{ token: 'apparaat-123' }],
      sessions: [expect.anything()],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash/);
  });

  it('forgets the device at logout', async () => {
    const me = await participant(system);
    expectSuccess(await me.client.call(savePushToken, { body: { pushNotificationToken: 'apparaat-456' } }));
    expectSuccess(await me.client.call(logout));
    const { rows } = await system.database.pool.query('select * from push_tokens where uid = $1', [me.uid]);
    expect(rows).toEqual([]);
  });

  it('leaves a device to one person alone: to who told it last', async () => {
    const people = await Promise.all([1, 2, 3, 4].map(() => participant(system)));
    const body = { pushNotificationToken: 'apparaat-van-ons' };
    const notify = ({ client }: (typeof people)[number]) => client.call(savePushToken, { body });
    const responses = await Promise.all([...people, ...people, ...people].map(notify));
    for (const result of responses) expectSuccess(result);
    const uids = people.map(({ uid }) => uid);
    const readOwners = async () =>
      (await system.database.pool.query('select uid::int from push_tokens where uid = any($1)', [uids])).rows;
    expect(await readOwners()).toHaveLength(1);
    for (const person of people) {
      expectSuccess(await notify(person));
      expect(await readOwners()).toEqual([{ uid: person.uid }]);
      expect(expectSuccess(await person.client.call(myData))).toMatchObject({
        devices: [{ token: 'apparaat-van-ons' }],
      });
    }
  });

  it('erases the account from every table that knows a uid, and ends the session', async () => {
    const me = await participant(system);
    await validate(me);
    expectSuccess(await me.client.call(savePushToken, { body: { pushNotificationToken: 'apparaat-789' } }));
    expectSuccess(await me.client.call(deleteAccount));
    expect(me.cookies.size).toBe(0);
    const { rows: tables } = await system.database.pool.query<{ table_name: string }>(
      "select table_name from information_schema.columns where table_schema = 'public' and column_name = 'uid'",
    );
    for (const { table_name } of tables) {
      const { rows } = await system.database.pool.query(`select * from ${table_name} where uid = $1`, [me.uid]);
      expect([table_name, rows]).toEqual([table_name, []]);
    }
    await mailTo(system, me.mail, /account is verwijderd/);
    const { client } = createBrowser(system.app);
    expect(expectFailure(await client.call(login, { body: { mail: me.mail, password: PASSWORD } }))).toBe(400);
  });
});
