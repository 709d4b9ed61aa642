import { and, eq, inArray, isNotNull } from 'drizzle-orm';
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
 * Ends the pairing of a client, with this nurse if one is given: ends her access immediately, and mails both sides if
 * their address is validated. Null if there is none.
 */
async function endPairing(
  system: ContentSystem,
  tx: Transaction,
  uid: number,
  nurseUid?: number,
): Promise<Pairing | null> {
  const isHers = nurseUid === undefined ? undefined : eq(pairings.nurseUid, nurseUid);
  const [row] = await tx
    .delete(pairings)
    .where(and(eq(pairings.uid, uid), isHers))
    .returning();
  if (!row) return null;
  const bothCondition = inArray(users.uid, [row.uid, row.nurseUid]);
  const rows = await tx
    .select()
    .from(users)
    .where(and(bothCondition, isNotNull(users.validatedAt)));
  for (const user of rows) await notifyOfEnd(system, tx, user, row);
  return row;
}

/** Ends every pairing of a nurse after the approval was revoked. Her clients get a message, and a mail if validated. */
export async function endNursePairings(system: ContentSystem, tx: Transaction, nurseUid: number): Promise<void> {
  const rows = await tx.delete(pairings).where(eq(pairings.nurseUid, nurseUid)).returning();
  const createdAt = system.now();
  for (const pairing of rows) {
    const { uid, since } = pairing;
    const cause = `nurse ended ${nurseUid} ${since.getTime()}`;
    await tx.insert(messages).values({ uid, template: 'nurse-ended', cause, createdAt }).onConflictDoNothing();
    const [client] = await tx.select().from(users).where(eq(users.uid, uid));
    if (client && client.validatedAt !== null) await notifyOfEnd(system, tx, client, pairing);
  }
}

/** Ends a pairing at the request of the client; succeeds if there is none. */
export async function handleUnpairNurse(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  await system.jobs.transact((tx) => endPairing(system, tx, requireSession(c).uid));
  return respondEmpty(c);
}

/** Ends a pairing at the request of the nurse; another nurse's client is not found. */
export async function unpairClient(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await requireNurse(c);
  const body = await readRequest(c, operation);
  const domain = getProgrammeDomain(readPlainText(body, 'domain'));
  const uid = Number(readPlainText(body, 'client_uid'));
  const result = await system.jobs.transact(async (tx) => {
    const [client] = await tx
      .select({ uid: users.uid })
      .from(users)
      .where(and(eq(users.uid, uid), eq(users.domain, domain)));
    return client ? endPairing(system, tx, uid, nurse.uid) : null;
  });
  if (!result) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
