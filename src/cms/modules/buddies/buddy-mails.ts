import { BUDDY_PATHS, type BuddyPage } from '#src/contract/buddies.ts';
import type { Language } from '#src/domains/domain.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { toMailName } from '../../mail/mail-name.ts';
import type { LinkTarget } from '../../mail/neutral-link.ts';
import { cancelMail, sendMail } from '../../mail/send-mail.ts';
import { decryptBuddyCode, readBuddyRows, type StoredBuddy } from './find-buddy.ts';

type Participant = Pick<User, 'uid' | 'name' | 'language'>;
type MailRecipient = Pick<StoredBuddy, 'uid' | 'id' | 'email' | 'code'>;

const inviteCause = (row: MailRecipient) => `buddy invite ${row.id}`;

/** Code that no buddy has: its page states that the link is no longer valid. */
const NO_CODE = '-';

const getPath = (page: BuddyPage, language: Language, code: string) => `${BUDDY_PATHS[page][language]}/${code}`;

/**
 * Returns the target of a mail to a buddy, who is not informed about the programme: the buddy's pages are on the bare
 * host, and every mail can be unsubscribed in one step.
 */
function toMailTarget({ keys }: ContentSystem, participant: Participant, row: MailRecipient, page: BuddyPage) {
  const { uid, name, language } = participant;
  const code = decryptBuddyCode(keys, row);
  return {
    to: row.email,
    owner: uid,
    target: { domain: null, language, path: getPath(page, language, code) },
    name: toMailName(name, language),
    refusePath: getPath('refuse', language, code),
    unsubscribe: { kind: 'buddy', uid, id: row.id } as const,
  };
}

/** Mails an invitation, in the participant's language, as the buddy's is unknown. */
export function sendInviteMail(
  system: ContentSystem,
  tx: Transaction,
  participant: Participant,
  row: MailRecipient,
): Promise<boolean> {
  const { name, refusePath, ...mail } = toMailTarget(system, participant, row, 'accept');
  return sendMail(system, tx, {
    ...mail,
    mail: 'buddy-invite',
    secondPath: refusePath,
    values: { name },
    cause: inviteCause(row),
  });
}

/** Cancels an invitation that has not been sent yet. */
export const cancelInvite = (tx: Transaction, row: MailRecipient): Promise<void> => cancelMail(tx, inviteCause(row));

/** Progress of one week for a buddy's mail. */
export interface BuddyWeek {
  /** Its Monday. */
  readonly week: string;
  /** Number of days with a registration. */
  readonly days: number;
  /** Number of days that could be registered, 1 to 7. */
  readonly open: number;
}

/** Mails the number of days registered last week, without their content. */
export function sendProgressMail(
  system: ContentSystem,
  tx: Transaction,
  participant: Participant,
  row: MailRecipient,
  { week, days, open }: BuddyWeek,
): Promise<boolean> {
  const { name, refusePath: _, ...mail } = toMailTarget(system, participant, row, 'unsubscribe');
  const cause = `buddy progress ${row.id} ${week}`;
  return sendMail(system, tx, { ...mail, mail: 'buddy-progress', values: { name, days, open }, cause });
}

/** Thanks a buddy whom the participant removed; the mail has no link. */
export function sendEndedMail(
  system: ContentSystem,
  tx: Transaction,
  participant: Participant,
  row: MailRecipient,
): Promise<boolean> {
  const { name, refusePath: _, ...mail } = toMailTarget(system, participant, row, 'unsubscribe');
  return sendMail(system, tx, { ...mail, mail: 'buddy-ended', values: { name }, cause: `buddy ended ${row.id}` });
}

/** Mails a buddy that they stopped, at most once a day: a mail scanner may have opened the page. */
export async function sendStoppedMail(
  system: ContentSystem,
  tx: Transaction,
  participant: Participant,
  row: MailRecipient,
): Promise<boolean> {
  const { name, refusePath: _, ...mail } = toMailTarget(system, participant, row, 'unsubscribe');
  const cause = `buddy stopped ${row.id} ${getAmsterdamDate(system.now())}`;
  return sendMail(system, tx, { ...mail, mail: 'buddy-stopped', values: { name }, cause });
}

/** Returns the page to stop the mails of a buddy; for a deleted buddy, the page of an invalid link. */
export async function findStopPage(
  { database, keys }: ContentSystem,
  { uid, language }: Pick<User, 'uid' | 'language'>,
  id: string,
): Promise<LinkTarget> {
  const row = (await readBuddyRows(database.db, uid)).find((buddyRow) => buddyRow.id === id);
  return {
    domain: null,
    language,
    path: getPath('unsubscribe', language, row ? decryptBuddyCode(keys, row) : NO_CODE),
  };
}
