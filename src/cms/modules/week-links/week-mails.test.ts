import { describe, expect, it } from 'vitest';
import { resetProgress, type UserChanges, updateUser } from '#src/contract/account.ts';
import { lockSession } from '#src/contract/session-lock.ts';
import { endOtherSessions } from '#src/contract/sessions.ts';
import { unsubscribeByMail } from '#src/contract/unsubscribe-by-mail.ts';
import { saveOwnWeek, showWeekLink, stopWeekMail } from '#src/contract/week-links.ts';
import { expectFailure, expectSuccess, PASSWORD } from '#tests/support/accounts.ts';
import { fillDay } from '#tests/support/stored-days.ts';
import { deleteUserRows } from '../../identity/erase-user.ts';
import { createUnsubscribeToken } from '../../mail/unsubscribe-token.ts';
import { createCleanUpHandler } from '../../scheduled/clean-up.ts';
import { closeSessions } from '../restrictions/end-sessions.ts';
import {
  advanceClock,
  createStranger,
  createWeekReader,
  findWeekMails,
  linked,
  listAll,
  save,
  sendWeek,
  system,
  withWeeks,
} from './week-links.fixture.ts';

withWeeks();

describe('a link ends', () => {
  type Me = Awaited<ReturnType<typeof linked>>;
  const getChanges = (body: UserChanges) => async (me: Me) =>
    expectSuccess(await me.client.call(updateUser, { params: { uid: me.uid }, body }));
  it.each<readonly [string, (me: Me) => Promise<unknown>]>([
    ['by logging out elsewhere', ({ client }) => client.call(endOtherSessions)],
    ['by the lock of a session, as the quick exit does', ({ client }) => client.call(lockSession)],
    ['by another password', getChanges({ newPassword: 'wind 7 bomen nat', currentPassword: PASSWORD })],
    ['by another address', getChanges({ mail: 'nieuw-adres@example.nl', currentPassword: PASSWORD })],
    ['by switching the mail off', getChanges({ notifications: [] })],
    [
      'by unsubscribing in the mail',
      ({ uid }) =>
        createStranger().call(unsubscribeByMail, {
          params: { token: createUnsubscribeToken(system.system.keys, { kind: 'setting', uid, setting: 'week_mail' }) },
        }),
    ],
    ['by stopping on its page', ({ token }) => createStranger().call(stopWeekMail, { params: { token } })],
    ['by beginning again', ({ client }) => client.call(resetProgress)],
    ['by suspension', ({ uid }) => system.database.db.transaction((tx) => closeSessions(tx, uid, 'suspended'))],
    [
      'by erasing the account',
      ({ uid }) => system.database.db.transaction((tx) => deleteUserRows(system.system, tx, uid)),
    ],
  ])('%s: 404 in the same words as an invented one', async (_name, end) => {
    const me = await linked();
    await end(me);
    const [result, invented] = [me.token, `${'A'.repeat(31)}-`].map((token) => save(token, listAll('1')));
    const answers = await Promise.all([result, invented]);
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      failure: { status: 404, message: 'Deze link werkt niet meer. Log in om je week in te vullen.' },
    });
    expect(expectFailure(await createStranger().call(showWeekLink, { params: { token: me.token } }))).toBe(404);
  });

  it('stops its mail again and again', async () => {
    const { token, uid } = await linked();
    for (let press = 0; press < 3; press += 1)
      expectSuccess(await createStranger().call(stopWeekMail, { params: { token } }));
    const { rows } = await system.database.pool.query('select notifications from users where uid = $1', [uid]);
    expect(rows).toEqual([{ notifications: [] }]);
  });
});

describe('the weekly mails', () => {
  it('are sent once, whatever is repeated, and end the link before', async () => {
    const { uid, token: first } = await linked();
    await sendWeek(system, uid);
    expect((await findWeekMails(system, uid)).map(({ mail }) => mail)).toEqual(['week']);
    advanceClock(system, '2026-11-30T06:00:00Z');
    const second = await sendWeek(system, uid);
    expect(expectFailure(await createStranger().call(showWeekLink, { params: { token: first } }))).toBe(404);
    const { days } = expectSuccess(await createStranger().call(showWeekLink, { params: { token: second } }));
    expect(days[0]?.date).toBe('2026-11-23');
  });

  it('end at the hour at which the day of their reader begins, a week later', async () => {
    const late = await linked({ dayStartsAt: 6 });
    const early = await linked({ dayStartsAt: 0 });
    const [atLate, atEarly] = ['2026-12-07T05:00:00.000Z', '2026-12-06T23:00:00.000Z'];
    for (const [uid, location] of [
      [late.uid, atLate],
      [early.uid, atEarly],
    ] as const) {
      const { rows } = await system.database.pool.query('select ends_at from week_links where uid = $1', [uid]);
      expect(rows[0].ends_at.toISOString()).toBe(location);
    }
    advanceClock(system, '2026-12-07T04:59:59Z');
    expect(expectFailure(await save(early.token, { '2026-11-23': '1' }))).toBe(404);
    expectSuccess(await save(late.token, { '2026-11-23': '1' }));
    advanceClock(system, '2026-12-07T05:00:00Z');
    expect(expectFailure(await save(late.token, { '2026-11-23': '1' }))).toBe(404);
    await createCleanUpHandler(system.system)({}, { id: 'x' });
    const { rows } = await system.database.pool.query('select answer from week_links where uid = $1', [late.uid]);
    expect(rows).toEqual([{ answer: null }]);
  });

  it('pause after four that were not used, and the fourth says so', async () => {
    const { uid } = await createWeekReader(system);
    const mails = [];
    for (const monday of ['2026-12-07', '2026-12-14', '2026-12-21', '2026-12-28', '2027-01-04']) {
      advanceClock(system, `${monday}T06:00:00Z`);
      await sendWeek(system, uid);
      mails.push((await findWeekMails(system, uid)).length);
    }
    expect(mails).toEqual([1, 2, 3, 4, 4]);
    expect((await findWeekMails(system, uid)).map(({ mail }) => mail)).toEqual(['week', 'week', 'week', 'last-week']);
    const { rows } = await system.database.pool.query('select notifications from users where uid = $1', [uid]);
    expect(rows).toEqual([{ notifications: [] }]);
  });

  it('are not sent after Wednesday noon', async () => {
    const { uid } = await createWeekReader(system);
    advanceClock(system, '2027-01-06T11:00:00Z');
    await expect(sendWeek(system, uid)).rejects.toThrow();
  });

  it.each<readonly [string, (me: Awaited<ReturnType<typeof createWeekReader>>) => Promise<unknown>]>([
    [
      'on the home',
      ({ client }) =>
        client.call(saveOwnWeek, {
          params: { monday: '2027-02-08' },
          body: { days: { '2027-02-09': '1' }, none: [] },
          key: crypto.randomUUID(),
        }),
    ],
    ['by the form of a day', ({ uid }) => fillDay(system, uid, '2027-02-16', '1')],
  ])('go on where days are filled in %s', async (_name, fill) => {
    advanceClock(system, '2027-01-27T06:00:00Z');
    const me = await createWeekReader(system);
    await fillDay(system, me.uid, '2027-01-20', '1');
    for (const date of ['02-01', '02-08', '02-15', '02-22', '03-01', '03-08', '03-15']) {
      advanceClock(system, `2027-${date}T06:00:00Z`);
      await sendWeek(system, me.uid);
      if (date === '02-15') await fill(me);
    }
    const mails = (await findWeekMails(system, me.uid)).map(({ mail }) => mail);
    expect(mails).toEqual(['week', 'week', 'week', 'week', 'week', 'week', 'last-week']);
  });
});
