import { describe, expect, it } from 'vitest';
import { getReminder, saveReminder } from '#src/contract/hard-moment/reminder.ts';
import { getAmsterdamMinute } from '#src/rules/calendar/today.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { sendDailyMails } from './daily-mails.ts';
import { sendPreferredHourReminders } from './reminder-hour.ts';
import {
  createReader,
  delivered,
  getMails,
  getSubjects,
  type Me,
  runTwice,
  system,
  withReaders,
} from './reminders.fixture.ts';
import { sendUsageReminders } from './usage-reminders.ts';

withReaders();

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
