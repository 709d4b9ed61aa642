import { randomUUID } from 'node:crypto';
import type { AccountLink } from '#src/contract/account-links.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN, getDomain } from '#src/domains/index.ts';
import type { Device } from '#src/rules/device/parse-user-agent.ts';
import { getPathPrefixes, getScreenPaths } from '#src/screens/screen-paths.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { Transaction } from '../jobs/jobs.ts';
import type { MailName, MailValues } from '../mail/define-mail.ts';
import { sendMail } from '../mail/send-mail.ts';
import { findOtherValidatedOwner } from './addresses.ts';
import type { User } from './find-user.ts';
import { activateLink, createLink } from './links.ts';

const PATHS = {
  login: getScreenPaths('login'),
  forgot: getScreenPaths('forgot-password'),
  help: getScreenPaths('help'),
  validate: getPathPrefixes('validate'),
  reset: getPathPrefixes('reset-password'),
  sessions: getScreenPaths('account-sessions'),
} as const;

type Page = keyof typeof PATHS;

/** Page of the desk with the staff member's sessions. */
const DESK_ACCOUNT = '/beheer/mijn-account';

/** Returns the path of a page; the guided variant has one path for both languages (docs/specification.md). */
function getMailPath(page: Page, domain: DomainKey, language: Language, link?: AccountLink): string {
  const base =
    page === 'validate' && getDomain(domain).variant === 'professional' ? '/validate' : PATHS[page][language];
  return link ? `${base}/${link.uid}/${link.timestamp}/${link.hash}` : base;
}

interface AccountMail {
  readonly mail: MailName;
  readonly user: User;
  readonly page: Page;
  /** Target of its second link, if the recipient has to choose; `link` is then the path of the second link. */
  readonly secondPage?: Page;
  readonly cause: string;
  readonly link?: AccountLink;
  /** The recipient's address, if it differs from the account's. */
  readonly to?: string;
  /** uid of the owner; 0 if the mail remains after the account is deleted. */
  readonly owner?: number;
  readonly values?: MailValues;
}

/** Sends a mail about an account, in the user's language. False if sent before, or for a placeholder address. */
export function sendAccountMail(system: ContentSystem, tx: Transaction, mail: AccountMail): Promise<boolean> {
  const { user, page, secondPage, link, cause } = mail;
  const domain = (user.domain ?? DEFAULT_DOMAIN.key) as DomainKey;
  const { language } = user;
  const path = getMailPath(page, domain, language, secondPage ? undefined : link);
  const target = { domain, language, path };
  return sendMail(system, tx, {
    mail: mail.mail,
    to: mail.to ?? user.mail,
    target,
    cause,
    owner: mail.owner ?? user.uid,
    ...(secondPage ? { secondPath: getMailPath(secondPage, domain, language, link) } : {}),
    ...(mail.values ? { values: mail.values } : {}),
  });
}

/**
 * Mails a new validation link to the account's address. If another account has validated this address, the mail
 * mentions it, in that account's language, and offers a choice: log in there, or continue with this account.
 */
export async function sendValidation(system: ContentSystem, tx: Transaction, user: User): Promise<void> {
  const link = createLink(user, system.now());
  const cause = `validate ${link.hash}`;
  const owner = await findOtherValidatedOwner(tx, user);
  const mail = owner
    ? ({
        mail: 'address-in-use',
        user: { ...user, language: owner.language },
        page: 'login',
        secondPage: 'validate',
      } as const)
    : ({ mail: 'validate-email', user, page: 'validate' } as const);
  const isNew = await sendAccountMail(system, tx, { ...mail, link, cause });
  if (isNew) await activateLink(tx, user, 'validate', link);
}

/** Mails a new reset link to the account's address; only one is sent for each `cause`, the requesting event. */
export async function sendReset(system: ContentSystem, tx: Transaction, user: User, cause: string): Promise<void> {
  const link = createLink(user, system.now());
  const isNew = await sendAccountMail(system, tx, { mail: 'reset-password', user, page: 'reset', link, cause });
  if (isNew) await activateLink(tx, user, 'reset', link);
}

/** Mails the code that opens a launched session on a new device. */
export async function sendLaunchCode(system: ContentSystem, tx: Transaction, user: User, code: string): Promise<void> {
  const cause = `launch code ${user.uid} ${randomUUID()}`;
  await sendAccountMail(system, tx, { mail: 'launch-code', user, page: 'login', cause, values: { code } });
}

/** Mails the owner of an account about a login from a new device. */
export async function sendNewDevice(system: ContentSystem, tx: Transaction, user: User, device: Device): Promise<void> {
  const { browser, system: runsOn } = device;
  const { uid, language, mail, domain } = user;
  const values = { device: { browser, system: runsOn } };
  const cause = `new device ${uid} ${randomUUID()}`;
  if (domain !== null) {
    await sendAccountMail(system, tx, { mail: 'new-device', user, page: 'sessions', cause, values });
    return;
  }
  const target = { domain: DEFAULT_DOMAIN.key, language, path: DESK_ACCOUNT } as const;
  await sendMail(system, tx, { mail: 'new-device', to: mail, target, values, cause, owner: uid });
}
