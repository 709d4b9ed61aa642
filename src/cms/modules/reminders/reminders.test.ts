import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { loadStarter } from '#src/cms/starter/load.ts';
import { savePushToken } from '#src/contract/account.ts';
import { addBuddy } from '#src/contract/buddies.ts';
import { getReminder, saveReminder } from '#src/contract/hard-moment/reminder.ts';
import { readMessage } from '#src/contract/message.ts';
import { submitWebform } from '#src/contract/submissions.ts';
import { defineView } from '#src/contract/views.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate, getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { getMonday } from '#src/rules/calendar/week.ts';
import { expectSuccess, participant } from '#tests/support/accounts.ts';
import { CONTENT_FIXTURE } from '#tests/support/content-fixture.ts';
import { fillDay, storePlan } from '#tests/support/stored-days.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { findUserByUid } from '../../identity/find-user.ts';
import { sendWeeklyProgress } from '../buddies/weekly-progress.ts';
import { notifyBadge } from '../notifications/notify-badge.ts';
import { notifyReply } from '../notifications/notify-reply.ts';
import { sendDailyMails } from './daily-mails.ts';
import { sendLookBackMails } from './look-back-mails.ts';
import { findNewlyOpenedPhase, sendPhaseMails } from './phase-mails.ts';
import { sendPreferredHourReminders } from './reminder-hour.ts';
import { sendThinkingOfYou } from './thinking-of-you.ts';
import { sendUsageReminders } from './usage-reminders.ts';

const DAY = 86_400_000;
const MESSAGES = { params: { view: 'messages', display: 'list' } } as const;
const ALL = ['daily_mail', 'end_of_phase_mail', 'usage_reminder_mail', 'forum_reply_mail', 'badge_mail'];

const [first] = CONTENT_FIXTURE.webforms;
const createExercise = (webform: string) => ({ type: 'exercise', title: webform, webform }) as const;
const createPhase = (title: string, ...webforms: readonly string[]) =>
  ({ type: 'phase', title, exercises: webforms.map(createExercise) }) as const;

/** Two phases a week apart, with one exercise each. */
const PROGRAMME = {
  id: 'programme',
  type: 'program',
  domains: ['alcohol'],
  path: { nl: '/programma' },
  nl: {
    title: 'Programma',
    phaseDayInterval: 7,
    phases: [createPhase('Een', 'alcohol_1_1'), createPhase('Twee', 'alcohol_2_1')],
  },
} as const;

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
  const webforms = [...CONTENT_FIXTURE.webforms, { ...first, id: 'alcohol_2_1' }] as typeof CONTENT_FIXTURE.webforms;
  await loadStarter(system.database.db, { ...CONTENT_FIXTURE, webforms, pages: [...CONTENT_FIXTURE.pages, PROGRAMME] });
});
afterAll(() => system.close());

type ReaderOptions = { readonly settings?: readonly string[]; readonly isValidated?: boolean; readonly mail?: string };

/** Creates a user who receives every mail by default. */
async function createReader({ settings = ALL, isValidated = true }: ReaderOptions = {}) {
  const me = await participant(system);
  await system.database.pool.query(
    'update users set notifications = $1, validated_at = $2, active_at = $3 where uid = $4',
    [settings, isValidated ? system.clock.now() : null, system.clock.now(), me.uid],
  );
  return me;
}

type Me = Awaited<ReturnType<typeof createReader>>;

/** Returns the mails to a user, without those about the account, which may arrive at any time. */
const getMails = ({ mail }: Pick<Me, 'mail'>) =>
  system.mails.filter(({ to, subject }) => to === mail && !/Bevestig/.test(subject));

const getSubjects = (me: Pick<Me, 'mail'>) => getMails(me).map(({ subject }) => subject);

/** Waits until every mail was sent. */
async function delivered(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await system.database.pool.query(
        "select 1 from pgboss.job where name in ('mail', 'push') and state in ('created', 'retry', 'active')",
      );
      expect(rows).toEqual([]);
    },
    { timeout: 60_000, interval: 100 },
  );
}

/** Runs a job on two workers at the same moment, and once more. */
async function runTwice(job: (of: TestSystem['system']) => Promise<void>): Promise<void> {
  await Promise.all([job(system.system), job(system.system)]);
  await job(system.system);
  await delivered();
}

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

/** Moves the clock to the next time of day in Amsterdam. */
function waitFor(hour: number, minute: number): void {
  const daysAhead = (hour * 60 + minute - getAmsterdamMinute(system.clock.now()) + 1_440) % 1_440;
  system.clock.pass((daysAhead === 0 ? 1_440 : daysAhead) * 60_000);
}

const markSeen = (me: Me) =>
  system.database.pool.query('update users set active_at = $1 where uid = $2', [system.clock.now(), me.uid]);

const EIGHT = { minute: 20 * 60, weekdays: [], isActive: true };
const choose = async (me: Me, body: typeof EIGHT = EIGHT) =>
  expectSuccess(await me.client.call(saveReminder, { body })).reminder;
const OWN_HOUR = 'Je moment van vandaag';

describe('the reminder at an own hour', () => {
  it('comes once a day, twenty minutes before the hour, to whoever chose one, and tells nothing', async () => {
    const [me, without, unvalidated] = [
      await createReader({ settings: [] }),
      await createReader({ settings: [] }),
      await createReader({ settings: [], isValidated: false }),
    ];
    await choose(me);
    await choose(unvalidated);
    waitFor(19, 25);
    await runTwice(sendPreferredHourReminders);
    expect(getSubjects(me)).toEqual([]);
    waitFor(19, 40);
    await runTwice(sendPreferredHourReminders);
    waitFor(19, 55);
    await runTwice(sendPreferredHourReminders);
    expect(getSubjects(me)).toEqual([OWN_HOUR]);
    expect([getSubjects(without), getSubjects(unvalidated)]).toEqual([[], []]);
    expect(getMails(me)[0]?.text).not.toMatch(/alcohol|drink|drank|trek|20:00/i);
    await choose(me, { ...EIGHT, isActive: false });
    waitFor(19, 40);
    await runTwice(sendPreferredHourReminders);
    expect(getSubjects(me)).toEqual([OWN_HOUR]);
  });

  it('goes to nobody where the installation offers none, and leaves the other mails as they were', async () => {
    const me = await createReader();
    await choose(me);
    const { config } = system.system;
    const without = { ...system.system, config: { ...config, offers: { ...config.offers, reminders: false } } };
    waitFor(19, 40);
    await sendPreferredHourReminders(without);
    await sendDailyMails(without);
    await delivered();
    expect(getSubjects(me)).not.toContain(OWN_HOUR);
    expect(getSubjects(me)).toHaveLength(1);
  });

  it('pauses itself after three that nobody opened, and goes on when it is chosen again', async () => {
    const me = await createReader({ settings: [] });
    await choose(me);
    for (let days = 0; days < 5; days += 1) {
      waitFor(19, 40);
      await runTwice(sendPreferredHourReminders);
    }
    expect(getSubjects(me)).toHaveLength(3);
    expect(expectSuccess(await me.client.call(getReminder)).reminder).toEqual({ ...EIGHT, isPaused: true });
    expect(await choose(me)).toEqual({ ...EIGHT, isPaused: false });
    waitFor(19, 40);
    await runTwice(sendPreferredHourReminders);
    expect(getSubjects(me)).toHaveLength(4);
  });

  it('never pauses for whoever comes', async () => {
    const me = await createReader({ settings: [] });
    await choose(me);
    for (let days = 0; days < 5; days += 1) {
      waitFor(19, 40);
      await runTwice(sendPreferredHourReminders);
      waitFor(20, 5);
      await markSeen(me);
    }
    expect(getSubjects(me)).toHaveLength(5);
  });

  it('is the one reminder of its day: neither the daily mail nor the open day reminds as well', async () => {
    const me = await createReader();
    await choose(me);
    await runTwice(sendDailyMails);
    await runTwice(sendUsageReminders);
    waitFor(19, 40);
    await runTwice(sendPreferredHourReminders);
    expect(getSubjects(me)).toEqual([OWN_HOUR]);
  });

  it('ends by one press in the mail program', async () => {
    const me = await createReader({ settings: [] });
    await choose(me);
    waitFor(19, 40);
    await runTwice(sendPreferredHourReminders);
    const mail = getMails(me).at(-1);
    const url = /^List-Unsubscribe: ?<([^>]+)>/im.exec(mail?.text.replace(/\r\n[ \t]+/g, '') ?? '')?.[1] ?? '';
    expect((await system.app.request(url, { method: 'POST' })).status).toBe(204);
    expect(expectSuccess(await me.client.call(getReminder)).reminder).toMatchObject({ isActive: false });
  });

  it.each([
    [{ minute: 3 * 60 }, 'minute'],
    [{ minute: 601 }, 'minute'],
    [{ weekdays: ['someday'] }, 'weekdays[0]'],
  ])('with %j is refused by its field', async (change, field) => {
    const me = await createReader();
    const result = await me.client.call(saveReminder, { body: { ...EIGHT, ...change } as typeof EIGHT });
    expect(result.ok ? null : Object.keys(result.failure.fields ?? {})).toEqual([field]);
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

describe('a week of a buddy', () => {
  const monday = () => addDays(getMonday(getAmsterdamDate(system.clock.now())), -7);
  /** Creates a user with a buddy in a state, who answered on a day of last week, counted from its Monday. */
  async function withBuddy(answerCount: number, state = 'accepted') {
    const me = await createReader();
    const email = `${randomUUID()}@example.nl`;
    const { id } = expectSuccess(await me.client.call(addBuddy, { body: { name: 'Robin', email }, key: randomUUID() }));
    await system.database.pool.query('update buddies set state = $1, answered_at = $2 where id = $3', [
      state,
      `${addDays(monday(), answerCount)}T12:00:00Z`,
      id,
    ]);
    return { me, buddy: { mail: email } };
  }
  const readStarts = (uid: number, day: number) =>
    system.database.pool.query('update users set registrations_start = $1 where uid = $2', [
      addDays(monday(), day),
      uid,
    ]);

  it('is told on the days filled in, without amounts, once to each who said yes', async () => {
    const [{ me, buddy: yes }, { buddy: no }] = [await withBuddy(-20), await withBuddy(-20, 'refused')];
    await readStarts(me.uid, -30);
    for (const days of [-1, 0, 1, 1, 6]) await fillDay(system, me.uid, addDays(monday(), days), '9');
    await delivered();
    await runTwice(sendWeeklyProgress);
    expect(getSubjects(yes)).toEqual(['Sam vraagt je iets', 'Hoe gaat het met Sam?']);
    expect(getSubjects(no)).toEqual(['Sam vraagt je iets']);
    const text = getMails(yes).at(-1)?.text ?? '';
    expect(text).toContain('Vorige week: 3 van de 7 dagen ingevuld.');
    expect(text).not.toMatch(/glazen|alcohol|kanarie|cafe|aandacht/);
    expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
  });

  it.each([
    ['begun on Tuesday, accepted on Sunday', 1, 6, [1, 3, 5], 'Vorige week: 3 van de 6 dagen ingevuld.'],
    ['begun on Sunday', 6, 6, [6], 'Vorige week is er 1 dag ingevuld.'],
    ['begun on Friday, nothing filled in', 4, 5, [], 'Een berichtje van jou kan deze week veel doen.'],
  ] as const)('counts only days that could be filled in: %s', async (_, start, answers, filledDays, line) => {
    const { me, buddy } = await withBuddy(answers);
    await readStarts(me.uid, start);
    for (const day of filledDays) await fillDay(system, me.uid, addDays(monday(), day), '9');
    await delivered();
    await runTwice(sendWeeklyProgress);
    expect(getMails(buddy).at(-1)?.text).toContain(line);
  });

  it.each([
    ['before the buddy said yes', -10, 7],
    ['in which nothing could be filled in', 7, 0],
  ] as const)('%s is told to nobody', async (_, start, answers) => {
    const { me, buddy } = await withBuddy(answers);
    await readStarts(me.uid, start);
    await delivered();
    await runTwice(sendWeeklyProgress);
    expect(getSubjects(buddy)).toEqual(['Sam vraagt je iets']);
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
});
