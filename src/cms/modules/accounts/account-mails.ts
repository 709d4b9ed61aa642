import type { AccountLink } from '#src/contract/account-link.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN, domainOf } from '#src/domains/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import type { MailName, MailValues } from '../../mail/define-mail.ts';
import { sendMail } from '../../mail/send-mail.ts';
import type { User } from './find-user.ts';
import { keepLink, makeLink } from './links.ts';

const PATHS = {
  login: { nl: '/inloggen', en: '/login' },
  forgot: { nl: '/wachtwoord-vergeten', en: '/forgot-password' },
  validate: { nl: '/valideer', en: '/validate' },
  reset: { nl: '/user/reset', en: '/user/reset' },
} as const satisfies Record<string, Record<Language, string>>;

type Page = keyof typeof PATHS;

/** The guided variant has one path for both languages (section 2, "Professional"). */
function pathOf(page: Page, domain: DomainKey, language: Language, link?: AccountLink): string {
  const base = page === 'validate' && domainOf(domain).variant === 'professional' ? '/validate' : PATHS[page][language];
  return link ? `${base}/${link.uid}/${link.timestamp}/${link.hash}` : base;
}

interface AccountMail {
  readonly mail: MailName;
  readonly user: User;
  readonly page: Page;
  readonly cause: string;
  readonly link?: AccountLink;
  /** The person's own address where it is another than the account's. */
  readonly to?: string;
  /** 0 where the mail outlives the account. */
  readonly owner?: number;
  readonly values?: MailValues;
}

/** A mail about an account, in the person's language. False where none goes out: sent before, or no real address. */
export function sendAccountMail(system: ContentSystem, tx: Transaction, mail: AccountMail): Promise<boolean> {
  const { user, page, link, cause } = mail;
  const domain = (user.domain ?? DEFAULT_DOMAIN.key) as DomainKey;
  const target = { domain, language: user.language, path: pathOf(page, domain, user.language, link) };
  return sendMail(system, tx, {
    mail: mail.mail,
    to: mail.to ?? user.mail,
    target,
    cause,
    owner: mail.owner ?? user.uid,
    ...(mail.values ? { values: mail.values } : {}),
  });
}

/** A new validation link on its way to the account's address. */
export async function sendValidation(system: ContentSystem, tx: Transaction, user: User): Promise<void> {
  const link = makeLink(user, system.now());
  const cause = `validate ${link.hash}`;
  const isNew = await sendAccountMail(system, tx, { mail: 'validate-email', user, page: 'validate', link, cause });
  if (isNew) await keepLink(tx, user, 'validate', link);
}

/** A new reset link on its way to the account's address; `cause` is what asked for it, and gets one link only. */
export async function sendReset(system: ContentSystem, tx: Transaction, user: User, cause: string): Promise<void> {
  const link = makeLink(user, system.now());
  const isNew = await sendAccountMail(system, tx, { mail: 'reset-password', user, page: 'reset', link, cause });
  if (isNew) await keepLink(tx, user, 'reset', link);
}
