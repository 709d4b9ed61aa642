import { WEEK_MAIL_WORDING } from '#src/domains/consent.ts';
import { weekConsents } from '../../db/schema/index.ts';
import { endWeekLinks } from '../../http/end-week-links.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';

const hasWeekMail = ({ notifications }: Pick<User, 'notifications'>): boolean => notifications.includes('week_mail');

/** Stores the consent of a user who switched the weekly mail on; ends the links of a user who switched it off. */
export async function storeWeekMailConsent(
  tx: Transaction,
  before: User,
  userAfter: Pick<User, 'notifications'>,
  now: Date,
): Promise<void> {
  if (hasWeekMail(before) === hasWeekMail(userAfter)) return;
  if (!hasWeekMail(userAfter)) return endWeekLinks(tx, before.uid);
  const consent = { wording: WEEK_MAIL_WORDING, givenAt: now };
  await tx
    .insert(weekConsents)
    .values({ uid: before.uid, ...consent })
    .onConflictDoUpdate({ target: weekConsents.uid, set: consent });
}
