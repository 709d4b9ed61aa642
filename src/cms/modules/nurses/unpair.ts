import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { removeClient as operation } from '#src/contract/client-details.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import { getScreenPaths } from '#src/screens/screen-paths.ts';
import { messages, pairings, users } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import { requireSession, type User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { requireNurse } from './find-nurse.ts';
import { getProgrammeDomain } from './programme-domain.ts';

type Pairing = typeof pairings.$inferSelect;

/** Target of the mail's link: the pairing page for the client, the list of clients for the nurse. */
const PATHS = {
  client: getScreenPaths('account-nurse'),
  nurse: getScreenPaths('clients'),
} as const;

async function notifyOfEnd(system: ContentSystem, tx: Transaction, user: User, { uid, nurseUid, since }: Pairing) {
  const side = user.uid === nurseUid ? 'nurse' : 'client';
  const domain = (user.domain ?? DEFAULT_DOMAIN.key) as DomainKey;
  await sendMail(system, tx, {
    mail: 'pairing-ended',
    to: user.mail,
    owner: user.uid,
    target: { domain, language: user.language, path: PATHS[side][user.language] },
    cause: `pairing ended ${uid} ${nurseUid} ${since.getTime()} ${side}`,
  });
}

/**
 * Ends the pairings that match a condition: ends the nurse's access immediately, and writes a message to the clients,
 * unless they end it themselves. Mails both sides with a validated address, but a nurse not when she loses every client.
 */
async function endPairings(
  system: ContentSystem,
  tx: Transaction,
  by: 'client' | 'nurse' | 'staff',
  condition: SQL,
): Promise<readonly Pairing[]> {
  const sides = sql`(select unnest(array[${pairings.uid}, ${pairings.nurseUid}]) from ${pairings} where ${condition})`;
  // Locks the accounts before the pairings, as the deletion of an account does: a deleted client gets no message.
  const people = await tx.select().from(users).where(inArray(users.uid, sides)).orderBy(users.uid).for('key share');
  const rows = await tx.delete(pairings).where(condition).returning();
  const toMessage = ({ uid, since }: Pairing) =>
    ({ uid, template: 'nurse-ended', cause: `nurse ended ${since.getTime()}`, createdAt: system.now() }) as const;
  if (by !== 'client' && rows.length > 0) await tx.insert(messages).values(rows.map(toMessage)).onConflictDoNothing();
  for (const row of rows) {
    const mailed = by === 'staff' ? [row.uid] : [row.uid, row.nurseUid];
    for (const user of people)
      if (user.validatedAt !== null && mailed.includes(user.uid)) await notifyOfEnd(system, tx, user, row);
  }
  return rows;
}

/** Ends every pairing of a nurse, after the approval was revoked or before the account is deleted. */
export async function endNursePairings(system: ContentSystem, tx: Transaction, nurseUid: number): Promise<void> {
  await endPairings(system, tx, 'staff', eq(pairings.nurseUid, nurseUid));
}

/** Ends a pairing at the request of the client; succeeds if there is none. */
export async function handleUnpairNurse(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const isOwn = eq(pairings.uid, requireSession(c).uid);
  await system.jobs.transact((tx) => endPairings(system, tx, 'client', isOwn));
  return respondEmpty(c);
}

/** Ends a pairing at the request of the nurse; another nurse's client is not found. */
export async function unpairClient(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await requireNurse(c);
  const body = await readRequest(c, operation);
  const domain = getProgrammeDomain(readPlainText(body, 'domain'));
  const uid = Number(readPlainText(body, 'client_uid'));
  const isInDomain = sql`exists (select from ${users} where ${eq(users.uid, uid)} and ${eq(users.domain, domain)})`;
  const isHers = sql`${eq(pairings.uid, uid)} and ${eq(pairings.nurseUid, nurse.uid)} and ${isInDomain}`;
  const ended = await system.jobs.transact((tx) => endPairings(system, tx, 'nurse', isHers));
  if (ended.length === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
