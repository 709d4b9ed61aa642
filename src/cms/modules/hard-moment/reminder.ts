import { eq } from 'drizzle-orm';
import { saveReminder as operation, reminderBody } from '#src/contract/hard-moment/reminder.ts';
import { reminders } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import { getOriginalText } from '../../mail/mails.ts';
import { findEditedText } from '../mails/mail-texts.ts';
import { readHardMomentBody } from './read-personal-texts.ts';

type ReminderRow = typeof reminders.$inferSelect;

/** Serializes a reminder. */
export const serializeReminder = ({ minute, weekdays, isActive, isPaused }: ReminderRow) => ({
  minute,
  weekdays,
  isActive,
  isPaused,
});

async function answerReminder(c: ApiContext, row: ReminderRow | undefined): Promise<Response> {
  const { language } = c.var;
  const editedText = await findEditedText(c.var.system.database.db, { mail: 'own-hour', language });
  const { subject, lines } = editedText ?? getOriginalText('own-hour', language);
  return respondPrivately(c, { reminder: row ? serializeReminder(row) : null, mail: { subject, lines } });
}

/** Returns the caller's reminder, with a preview of the mail. */
export async function showReminder(c: ApiContext): Promise<Response> {
  const { db } = c.var.system.database;
  const [row] = await db
    .select()
    .from(reminders)
    .where(eq(reminders.uid, requireSession(c).uid));
  return answerReminder(c, row);
}

/** Saves the chosen hour, and resets the count of unopened mails, as the user is back. */
export async function storeReminder(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { uid } = requireSession(c);
  const { minute, weekdays, isActive } = await readHardMomentBody(c, operation, reminderBody);
  await recordFailedAttempt(c, 'hard-moment-write', uid);
  const selection = { minute, weekdays, isActive, isPaused: false, unopened: 0, changedAt: system.now() };
  const [row] = await system.database.db
    .insert(reminders)
    .values({ uid, ...selection })
    .onConflictDoUpdate({ target: reminders.uid, set: selection })
    .returning();
  return answerReminder(c, row);
}
