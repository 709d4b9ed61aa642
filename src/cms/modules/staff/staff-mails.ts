import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { mailName } from '../../mail/mail-name.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { makeStaffLink } from './links.ts';

type System = Pick<ContentSystem, 'jobs' | 'keys' | 'config' | 'now'>;

/** A link to begin or to choose another password, on its way to its owner. The desk stands behind every domain. */
export async function mailStaffLink(system: System, tx: Transaction, user: User): Promise<void> {
  const { uid, mail, language } = user;
  const token = await makeStaffLink(tx, uid, system.now());
  const target = { domain: DEFAULT_DOMAIN.key, language, path: `/beheer/begin/${token}` } as const;
  const values = { name: mailName(user.name, language) };
  const cause = `staff link ${uid} ${token}`;
  await sendMail(system, tx, { mail: 'staff-link', to: mail, target, values, cause, owner: uid });
}

/** Tells somebody of the staff that the password is another. */
export async function mailPasswordChanged(
  system: System,
  tx: Transaction,
  { uid, mail, language }: User,
): Promise<void> {
  const target = { domain: DEFAULT_DOMAIN.key, language, path: '/beheer/inloggen' } as const;
  const cause = `staff password changed ${uid} ${system.now().getTime()}`;
  await sendMail(system, tx, { mail: 'staff-password', to: mail, target, cause, owner: uid });
}
