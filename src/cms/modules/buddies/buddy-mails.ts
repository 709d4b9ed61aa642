import type { DomainKey } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { mailName } from '../../mail/mail-name.ts';
import { cancelMail, sendMail } from '../../mail/send-mail.ts';
import type { User } from '../accounts/find-user.ts';
import { type BuddyRow, buddiesOf, codeOf } from './find-buddy.ts';

/** The pages of a buddy's link, by what it is for. */
export const BUDDY_PATHS = {
  accept: { nl: '/buddy/accepteren', en: '/buddy/accept' },
  refuse: { nl: '/buddy/weigeren', en: '/buddy/refuse' },
  stop: { nl: '/buddy/stoppen', en: '/buddy/unsubscribe' },
} as const;

type Participant = Pick<User, 'uid' | 'name' | 'domain' | 'language'>;
type Addressed = Pick<BuddyRow, 'uid' | 'id' | 'email' | 'code'>;

const inviteCause = (row: Addressed) => `buddy invite ${row.id}`;

function mailTo({ keys }: ContentSystem, participant: Participant, row: Addressed) {
  const { uid, name, language } = participant;
  const domain = (participant.domain ?? DEFAULT_DOMAIN.key) as DomainKey;
  const code = codeOf(keys, row);
  return {
    to: row.email,
    owner: uid,
    pathOf: (page: keyof typeof BUDDY_PATHS) => `${BUDDY_PATHS[page][language]}/${code}`,
    target: (path: string) => ({ domain, language, path }),
    name: mailName(name, language),
  };
}

/** Asks somebody to be a buddy, in the participant's language: nothing is known of theirs. */
export function sendInvite(
  system: ContentSystem,
  tx: Transaction,
  participant: Participant,
  row: Addressed,
): Promise<boolean> {
  const { to, owner, pathOf, target, name } = mailTo(system, participant, row);
  return sendMail(system, tx, {
    mail: 'buddy-invite',
    to,
    owner,
    target: target(pathOf('accept')),
    secondPath: pathOf('refuse'),
    values: { name },
    unsubscribe: { kind: 'buddy', uid: row.uid, id: row.id },
    cause: inviteCause(row),
  });
}

/** Takes an invitation back that is still on its way. */
export const cancelInvite = (tx: Transaction, row: Addressed): Promise<void> => cancelMail(tx, inviteCause(row));

/** Tells how many days were filled in last week, and nothing of what was filled in. `week` is its Monday. */
export function sendProgress(
  system: ContentSystem,
  tx: Transaction,
  participant: Participant,
  row: Addressed,
  { week, days }: { readonly week: string; readonly days: number },
): Promise<boolean> {
  const { to, owner, pathOf, target, name } = mailTo(system, participant, row);
  return sendMail(system, tx, {
    mail: 'buddy-progress',
    to,
    owner,
    target: target(pathOf('stop')),
    values: { name, days },
    unsubscribe: { kind: 'buddy', uid: row.uid, id: row.id },
    cause: `buddy progress ${row.id} ${week}`,
  });
}

/** Thanks a buddy whom the participant let go. */
export function sendEnded(
  system: ContentSystem,
  tx: Transaction,
  participant: Participant,
  row: Addressed,
): Promise<boolean> {
  const { to, owner, target, name } = mailTo(system, participant, row);
  const cause = `buddy ended ${row.id}`;
  return sendMail(system, tx, { mail: 'buddy-ended', to, owner, target: target('/'), values: { name }, cause });
}

/** The page of one buddy where the mails are stopped; 404 where the buddy is gone. */
export async function buddyPage(system: ContentSystem, participant: Participant, id: string): Promise<string> {
  const row = (await buddiesOf(system.database.db, participant.uid)).find((one) => one.id === id);
  if (!row) throw new ApiError(404, 'not-found');
  return mailTo(system, participant, row).pathOf('stop');
}
