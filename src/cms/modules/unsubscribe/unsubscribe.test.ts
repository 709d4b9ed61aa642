import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { reminders, users } from '#src/cms/db/schema/index.ts';
import type { MailName } from '#src/cms/mail/define-mail.ts';
import { NOTIFICATIONS, type Notification } from '#src/contract/fields/account.ts';
import { unsubscribeByMail } from '#src/contract/unsubscribe-by-mail.ts';
import { expectFailure, expectSuccess, participant } from '#tests/support/accounts.ts';
import { createBrowser } from '#tests/support/create-browser.ts';
import { makeTestSystem, type TestSystem } from '#tests/support/test-system.ts';
import { type NotificationSetting, sendNotification } from '../notifications/notify.ts';
import { MAIL_PAGE_PATHS } from '../notifications/page-paths.ts';

const RETRY_OPTIONS = { timeout: 60_000, interval: 50 };

let system: TestSystem;
beforeAll(async () => {
  system = await makeTestSystem(inject('databaseUrl'), { hasJobs: true });
});
afterAll(() => system.close());

/** The mail of each setting. */
const MAILS: Readonly<Record<Notification, MailName>> = {
  daily_mail: 'daily',
  end_of_phase_mail: 'end-of-phase',
  usage_reminder_mail: 'usage-reminder',
  forum_reply_mail: 'forum-reply',
  badge_mail: 'badge',
  look_back_mail: 'look-back',
  week_mail: 'week',
  after_mail: 'after',
};

async function readUser(uid: number) {
  const [user] = await system.database.db.select().from(users).where(eq(users.uid, uid));
  if (!user) throw new Error('There is no such user.');
  return user;
}

/** Creates a user with all settings on, who gets a mail of one; returns the link that ends the series. */
async function mailed(setting: NotificationSetting, mail: MailName, language: 'nl' | 'en' = 'nl') {
  const me = await participant(system, { language });
  const notifications = [...NOTIFICATIONS];
  await system.database.db
    .update(users)
    .set({ notifications, validatedAt: system.clock.now() })
    .where(eq(users.uid, me.uid));
  const user = await readUser(me.uid);
  const event = { setting, mail, path: MAIL_PAGE_PATHS.login, cause: randomUUID() };
  await system.system.jobs.transact((tx) => sendNotification(system.system, tx, user, event));
  const { text } = await vi.waitFor(() => {
    const mail = system.mails.find((mail) => mail.to === me.mail && mail.text.includes('/mails/sto'));
    if (!mail) throw new Error('The mail has not come yet.');
    return mail;
  }, RETRY_OPTIONS);
  const plainText = text.slice(text.indexOf('text/plain'), text.indexOf('text/html'));
  const [, path = '', token = ''] = /http:\/\/localhost:3000(\/\S*mails\/[a-z]+)\/([\w.-]+)/.exec(plainText) ?? [];
  return { me, path, token, plain: plainText };
}

/** Returns the client of a browser without a login. */
const getVisitor = () => createBrowser(system.app).client;

describe('a mail that a setting can end', () => {
  it.each(NOTIFICATIONS)('has a link that ends %s by one press, logged out, and nothing else', async (setting) => {
    const { me, path, token, plain } = await mailed(setting, MAILS[setting]);
    expect([path, plain]).toEqual(['/mails/stoppen', expect.stringContaining('Stop deze mails')]);
    const visit = await system.app.request(`http://localhost:3000/api/unsubscribe/${token}`);
    expect([visit.status, visit.headers.get('location')]).toEqual([303, `http://localhost:3000${path}/${token}`]);
    expect((await readUser(me.uid)).notifications).toContain(setting);
    for (let press = 0; press < 2; press += 1) {
      expectSuccess(await getVisitor().call(unsubscribeByMail, { params: { token } }));
      expect((await readUser(me.uid)).notifications).toEqual(NOTIFICATIONS.filter((item) => item !== setting));
    }
  });

  it('ends the reminder at an own hour as well', async () => {
    const { me, token } = await mailed('own_hour_mail', 'own-hour');
    await system.database.db
      .insert(reminders)
      .values({ uid: me.uid, minute: 600, isActive: true, changedAt: system.clock.now() });
    expectSuccess(await getVisitor().call(unsubscribeByMail, { params: { token } }));
    const [reminder] = await system.database.db.select().from(reminders).where(eq(reminders.uid, me.uid));
    expect(reminder?.isActive).toBe(false);
  });

  it('leads to the page in the language of its reader, and a made-up link to nothing', async () => {
    const { path, token, plain } = await mailed('daily_mail', 'daily', 'en');
    expect([path, plain]).toEqual(['/en/mails/stop', expect.stringContaining('Stop these emails')]);
    const altered = (token.startsWith('v') ? 'w' : 'v') + token.slice(1);
    expect(expectFailure(await getVisitor().call(unsubscribeByMail, { params: { token: altered } }))).toBe(404);
  });
});
