import { sql } from 'drizzle-orm';
import { isPlaceholder } from '#src/contract/own-user.ts';
import { encryptText } from '../db/encryption/seal.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { type Transaction, toJobId } from '../jobs/jobs.ts';
import type { MailName, MailValues } from './define-mail.ts';
import type { LinkTarget } from './neutral-link.ts';
import type { UnsubscribeTarget } from './unsubscribe-token.ts';

/** An outgoing mail, encrypted until it is sent. */
export interface Envelope {
  readonly mail: MailName;
  readonly to: string;
  /** Target of its link; the language is also that of the text. */
  readonly target: LinkTarget;
  /** Path of its second link, on the same site. */
  readonly secondPath?: string;
  readonly values?: MailValues;
  /** Series that the reader's mail program can unsubscribe from in one step. */
  readonly unsubscribe?: UnsubscribeTarget;
  /** Instant from which it is not sent any more, as ISO 8601; absent if it may be late. */
  readonly until?: string;
}

/** Returns true if the account exists, and locks it until the transaction ends, so that it is not deleted. */
async function lockAccount(tx: Transaction, uid: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from users where uid = ${uid} for key share`);
  return rows.length > 0;
}

/**
 * Sends a mail after the commit, once for its cause. `owner` is the uid of the account concerned, 0 if there is none.
 * Sends nothing to a placeholder address, nor to an account that was deleted in the meantime. Returns false if no new
 * mail is sent.
 */
export async function sendMail(
  { jobs, keys, config }: Pick<ContentSystem, 'jobs' | 'keys' | 'config'>,
  tx: Transaction,
  { owner, cause, ...envelope }: Envelope & { readonly owner: number; readonly cause: string },
): Promise<boolean> {
  if (isPlaceholder(envelope.to, config.accounts.placeholderDomain)) return false;
  if (owner !== 0 && !(await lockAccount(tx, owner))) return false;
  const text = encryptText(keys, { table: 'mail', row: toJobId(cause), owner }, JSON.stringify(envelope));
  return jobs.send(tx, 'mail', { owner, sealed: text }, cause);
}

/** Cancels a mail that has not been sent yet; its cause may send it again. */
export async function cancelMail(tx: Transaction, cause: string): Promise<void> {
  const waits = sql`state in ('created', 'retry')`;
  await tx.execute(sql`delete from pgboss.job where name = 'mail' and id = ${toJobId(cause)} and ${waits}`);
}
