import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { toMailName } from '../../mail/mail-name.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { createStaffLink } from './links.ts';

type System = Pick<ContentSystem, 'jobs' | 'keys' | 'config' | 'now'>;

/** Mails a link to start, or to set another password, to its owner. The desk is available on every domain. */
export async function mailStaffLink(system: System, tx: Transaction, user: User): Promise<void> {
  const { uid, mail, language } = user;
  const token = await createStaffLink(tx, uid, system.now());
  const target = { domain: DEFAULT_DOMAIN.key, language, path: `/beheer/begin/${token}` } as const;
  const values = { name: toMailName(user.name, language) };
  const cause = `staff link ${uid} ${token}`;
  await sendMail(system, tx, { mail: 'staff-link', to: mail, target, values, cause, owner: uid });
}

/** Mails a staff member that the password was changed. */
export async function mailPasswordChanged(
  system: System,
  tx: Transaction,
  { uid, mail, language }: User,
): Promise<void> {
  const target = { domain: DEFAULT_DOMAIN.key, language, path: '/beheer/inloggen' } as const;
  const cause = `staff password changed ${uid} ${system.now().getTime()}`;
  await sendMail(system, tx, { mail: 'staff-password', to: mail, target, cause, owner: uid });
}
