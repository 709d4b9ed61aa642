import { sql } from 'drizzle-orm';
import { isPlaceholder } from '#src/contract/placeholder-address.ts';
import { seal } from '../db/encryption/seal.ts';
import type { ContentSystem } from '../http/content-system.ts';
import { jobId, type Transaction } from '../jobs/jobs.ts';
import type { MailName, MailValues } from './define-mail.ts';
import type { LinkTarget } from './neutral-link.ts';
import type { Unsubscribe } from './unsubscribe-token.ts';

/** A mail that is to go out, sealed until it does. */
export interface Envelope {
  readonly mail: MailName;
  readonly to: string;
  /** Where its link leads; the language is also that of the words. */
  readonly target: LinkTarget;
  /** Path of its second link, on the same site. */
  readonly secondPath?: string;
  readonly values?: MailValues;
  /** What the reader's mail program can end at once. */
  readonly unsubscribe?: Unsubscribe;
}

/** Whether an account is there, and stays until the transaction ends: its deletion waits, or was first. */
async function holdsAccount(tx: Transaction, uid: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select from users where uid = ${uid} for key share`);
  return rows.length > 0;
}

/**
 * Lets a mail go out once the transaction is kept, once for its cause. `owner` is the uid it is about, 0 for nobody.
 * Nothing goes to an address that stands for none, nor to somebody who was erased meanwhile. False where no new mail
 * goes out.
 */
export async function sendMail(
  { jobs, keys, config }: Pick<ContentSystem, 'jobs' | 'keys' | 'config'>,
  tx: Transaction,
  { owner, cause, ...envelope }: Envelope & { readonly owner: number; readonly cause: string },
): Promise<boolean> {
  if (isPlaceholder(envelope.to, config.accounts.placeholderDomain)) return false;
  if (owner !== 0 && !(await holdsAccount(tx, owner))) return false;
  const sealed = seal(keys, { table: 'mail', row: jobId(cause), owner }, JSON.stringify(envelope));
  return jobs.send(tx, 'mail', { owner, sealed }, cause);
}

/** Takes a mail back that has not gone out yet; its cause may come again. */
export async function cancelMail(tx: Transaction, cause: string): Promise<void> {
  const waits = sql`state in ('created', 'retry')`;
  await tx.execute(sql`delete from pgboss.job where name = 'mail' and id = ${jobId(cause)} and ${waits}`);
}
