import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { savePushToken } from '#src/contract/account.ts';
import { readMessage } from '#src/contract/message.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { defineView } from '#src/contract/views.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate, getAmsterdamHour } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { fillDay, storePlan } from '#tests/support/stored-days.ts';
import type { TestSystem } from '#tests/support/test-system.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import { notifyBadge } from '../notifications/notify-badge.ts';
import { notifyReply } from '../notifications/notify-reply.ts';
import { sendDailyMails } from './daily-mails.ts';
import { sendLookBackMails } from './look-back-mails.ts';
import { findNewlyOpenedPhase, sendPhaseMails } from './phase-mails.ts';
import {
  ALL,
  createReader,
  DAY,
  delivered,
  getMails,
  getSubjects,
  MESSAGES,
  runTwice,
  system,
  withReaders,
} from './reminders.fixture.ts';
import { sendThinkingOfYou } from './thinking-of-you.ts';
import { sendUsageReminders } from './usage-reminders.ts';

withReaders();

const HOUR = DAY / 24;

describe('the daily mail', () => {
  it('goes once a day to whoever wants it at an address of their own, with the first step', async () => {
    const [fresh, planless, planner, unwilling, unvalidated] = [
      await createReader(),
      await createReader(),
      await createReader(),
      await createReader({ settings: ['badge_mail'] }),
      await createReader({ isValidated: false }),
    ];
    await storePlan(system, planner.uid, '2026-11-20', '3');
    const fields = { waarom: 'Voor mezelf.', glazen: '2,5', steun: '_other_', steun_other: 'Mijn zus' };
    expectSuccess(
      await planless.client.call(submitWebform, { body: { webform: 'alcohol_1_1', fields, key: randomUUID() } }),
    );
    await runTwice(sendDailyMails);
    expect(getSubjects(planless)).toEqual(['Goedemorgen']);
    const texts = [fresh, planless, planner].map((me) => getMails(me).at(-1)?.text);
    // In alcohol the safety step precedes the plan.
    expect(texts[0]).toContain('Er staat een oefening voor je klaar.');
    expect(texts[1]).toContain('Je kunt vandaag je plan maken.');
    expect(texts[2]).toContain('Er staat een oefening voor je klaar.');
    expect([getSubjects(unwilling), getSubjects(unvalidated)]).toEqual([[], []]);
    system.clock.pass(DAY);
    await runTwice(sendDailyMails);
    expect(getSubjects(planner)).toEqual(['Goedemorgen', 'Goedemorgen']);
  });

  it('ends with the 42nd day of the programme, whose mail says so', async () => {
    const [last, over] = [await createReader(), await createReader()];
    const today = getAmsterdamDate(system.clock.now());
    for (const [{ uid }, day] of [[last, 42] as const, [over, 43] as const]) {
      await system.database.pool.query('update users set program_start = $1 where uid = $2', [
        addDays(today, 1 - day),
        uid,
      ]);
    }
    await runTwice(sendDailyMails);
    expect(getMails(last).map(({ text }) => text)).toEqual([expect.stringContaining('Dit is de laatste')]);
    expect(getSubjects(over)).toEqual([]);
  });

  it('never goes to a placeholder address, and stops after a week without a visit', async () => {
    const [nobody, away] = [await createReader(), await createReader()];
    await system.database.pool.query('update users set mail = $1 where uid = $2', ['x@anoniem.invalid', nobody.uid]);
    await system.database.pool.query('update users set active_at = $1 where uid = $2', [
      new Date(system.clock.now().getTime() - 8 * DAY),
      away.uid,
    ]);
    await runTwice(sendDailyMails);
    expect([getSubjects({ mail: 'x@anoniem.invalid' }), getSubjects(away)]).toEqual([[], []]);
  });

  it('is switched off by one press in the mail program, and the others stay', async () => {
    const me = await createReader();
    await runTwice(sendDailyMails);
    const mail = getMails(me).at(-1);
    const url = /^List-Unsubscribe: ?<([^>]+)>/im.exec(mail?.text.replace(/\r\n[ \t]+/g, '') ?? '')?.[1] ?? '';
    for (let time = 0; time < 2; time += 1) {
      expect((await system.app.request(url, { method: 'POST' })).status).toBe(204);
    }
    const user = await findUserByUid(system.database.db, me.uid);
    expect(user?.notifications).toEqual(ALL.slice(1));
  });
});

describe('the mail about a week', () => {
  it('comes once, on its Monday, to whoever wants it and filled in a day of that week, not to readers of its link', async () => {
    const [me, empty, unwilling, weekly] = [
      await createReader({ settings: ['look_back_mail'] }),
      await createReader({ settings: ['look_back_mail'] }),
      await createReader(),
      await createReader({ settings: ['look_back_mail', 'week_mail'] }),
    ];
    const monday = getMonday(getAmsterdamDate(system.clock.now()));
    for (const { uid } of [me, unwilling, weekly]) {
      await system.database.pool.query('update users set registrations_start = $1 where uid = $2', [
        addDays(monday, -30),
        uid,
      ]);
      await fillDay(system, uid, addDays(monday, -3), '1');
    }
    await fillDay(system, empty.uid, addDays(monday, -8), '1');
    await runTwice(sendLookBackMails);
    expect([me, empty, unwilling, weekly].map(getSubjects)).toEqual([['Je week staat klaar'], [], [], []]);
  });
});

describe('the usage reminder', () => {
  it('goes where yesterday is open, not where it is filled in or the week has a link, and stops after seven open days', async () => {
    const today = system.clock.now().getTime();
    const getDate = (days: number) => new Date(today - days * DAY).toISOString().slice(0, 10);
    const [open, filled, tired, fresh] = [
      await createReader(),
      await createReader(),
      await createReader(),
      await createReader(),
    ];
    const weekly = await createReader({ settings: [...ALL, 'week_mail'] });
    for (const { uid } of [open, filled, tired, weekly]) {
      await system.database.pool.query('update users set registrations_start = $1 where uid = $2', [getDate(30), uid]);
    }
    await fillDay(system, open.uid, getDate(8), '1');
    await fillDay(system, weekly.uid, getDate(8), '1');
    await fillDay(system, filled.uid, getDate(1), '1');
    await fillDay(system, tired.uid, getDate(9), '1');
    await runTwice(sendUsageReminders);
    expect(getSubjects(open)).toEqual(['Heb je een minuut?']);
    for (const me of [filled, tired, fresh, weekly]) expect(getSubjects(me)).toEqual([]);
  });
});

describe('the mail at the end of a phase', () => {
  const programme = {
    start: '2026-11-01',
    intervalDays: 7,
    phases: [
      { id: 'one', exercises: ['a_1', 'a_2'] },
      { id: 'two', exercises: ['b_1'] },
      { id: 'three', exercises: ['c_1'] },
    ],
  } as const;

  it('goes once for each phase that a person comes to, on the day after at the latest', async () => {
    const me = await createReader();
    const fields = { waarom: 'Voor mijn kinderen.', glazen: '2,5', steun: '_other_', steun_other: 'Mijn zus' };
    expectSuccess(await me.client.call(submitWebform, { body: { webform: 'alcohol_1_1', fields, key: randomUUID() } }));
    await runTwice(sendPhaseMails);
    expect(getSubjects(me)).toEqual([]);
    system.clock.pass(7 * DAY);
    await runTwice(sendPhaseMails);
    system.clock.pass(DAY);
    await runTwice(sendPhaseMails);
    expect(getSubjects(me)).toEqual(['Er is iets nieuws voor je']);
  });

  it('stands beside a message in the product, which comes to whoever wants no mail as well', async () => {
    const unwilling = await createReader({ settings: [], isValidated: false });
    const fields = { waarom: 'Voor mezelf.', glazen: '2,5', steun: '_other_', steun_other: 'Mijn zus' };
    expectSuccess(
      await unwilling.client.call(submitWebform, { body: { webform: 'alcohol_1_1', fields, key: randomUUID() } }),
    );
    system.clock.pass(7 * DAY);
    await runTwice(sendPhaseMails);
    system.clock.pass(DAY);
    await runTwice(sendPhaseMails);
    const { rows } = expectSuccess(await unwilling.client.call(defineView(readMessage), MESSAGES));
    const [message, ...otherMessages] = rows.filter(({ template }) => template === 'phase');
    expect(message?.text).toBe('De volgende fase van je programma is open. Begin wanneer jij wilt.');
    expect([otherMessages, getSubjects(unwilling)]).toEqual([[], []]);
  });

  it.each([
    ['the last exercise done yesterday', { a_1: '2026-11-03', a_2: '2026-11-09' }, '2026-11-10', 1],
    ['done long ago, opened today by its date', { a_1: '2026-11-02', a_2: '2026-11-02' }, '2026-11-08', 1],
    ['done, but its date is still to come', { a_1: '2026-11-02', a_2: '2026-11-02' }, '2026-11-07', null],
    ['opened a week ago', { a_1: '2026-11-02', a_2: '2026-11-02' }, '2026-11-15', null],
    ['begun already', { a_1: '2026-11-03', a_2: '2026-11-09', b_1: '2026-11-09' }, '2026-11-10', null],
    ['nothing done', {}, '2026-11-20', null],
  ] as const)('%s', (_name, answers, today, expected) => {
    expect(findNewlyOpenedPhase(programme, { answered: answers }, today)).toBe(expected);
  });
});

describe('a word about the forum and a badge', () => {
  const inTransaction = (work: Parameters<TestSystem['system']['jobs']['transact']>[0]) =>
    system.system.jobs.transact(work);

  it('is told once, by the settings, in the person’s language, without a word of it, and rings the device', async () => {
    const [me, unwilling] = [await createReader(), await createReader({ settings: ['daily_mail'] })];
    await system.database.pool.query("update users set language = 'en' where uid = $1", [me.uid]);
    expectSuccess(
      await me.client.call(savePushToken, { body: { pushNotificationToken: `toestel ${me.uid}`, platform: 'ios' } }),
    );
    for (let time = 0; time < 2; time += 1) {
      for (const { uid } of [me, unwilling]) {
        const reply = { uid, cid: 7, nid: 14, tid: 3 };
        await inTransaction((tx) => notifyReply(tx, system.system, reply));
        await inTransaction((tx) => notifyBadge(tx, system.system, { uid, mid: uid }));
      }
    }
    await delivered();
    expect(getSubjects(me).sort()).toEqual(['A message for you', 'You have a reply']);
    expect(getSubjects(unwilling)).toEqual([]);
    const ring = {
      devices: [{ platform: 'ios', token: `toestel ${me.uid}` }],
      text: 'There’s something new for you',
      language: 'en',
    };
    expect(system.rung).toEqual([ring, ring]);
  });
});

describe('silence', () => {
  it('of 7 and 21 days brings a word, once each', async () => {
    const me = await createReader();
    for (const days of [7, 1, 1, 12]) {
      system.clock.pass(days * DAY);
      await runTwice(sendThinkingOfYou);
    }
    expect(getSubjects(me)).toEqual(['We denken aan je', 'We denken aan je']);
  });

  it.each([
    ['seven days ago at 08:00', -7 * DAY + HOUR, 'We denken aan je'],
    ['six days ago at 01:00', -6 * DAY - 6 * HOUR, 'Goedemorgen'],
  ])('brings one mail a morning after a last visit %s', async (_, since, subject) => {
    const me = await createReader();
    system.clock.pass((31 - getAmsterdamHour(system.clock.now())) * HOUR);
    const seenAt = new Date(system.clock.now().getTime() + since);
    await system.database.pool.query('update users set active_at = $1 where uid = $2', [seenAt, me.uid]);
    await runTwice(sendDailyMails);
    system.clock.pass(2.25 * HOUR);
    await runTwice(sendThinkingOfYou);
    expect(getSubjects(me)).toEqual([subject]);
    system.clock.pass(3.75 * HOUR);
  });
});
