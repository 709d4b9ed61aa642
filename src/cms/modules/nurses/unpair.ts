import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { removeClient as operation } from '#src/contract/remove-client.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DEFAULT_DOMAIN } from '#src/domains/index.ts';
import { pairings, users } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { ApiContext } from '../../http/request.ts';
import { plainText, readWrite } from '../../http/sent-values.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { sendMail } from '../../mail/send-mail.ts';
import { sessionOf, type User } from '../accounts/find-user.ts';
import { callingNurse } from './find-nurse.ts';
import { domainOfProgramme } from './programme-domain.ts';

type Pairing = typeof pairings.$inferSelect;

/** Where the mail leads: the client to the pairing page, the nurse to her clients. */
const PATHS = {
  client: { nl: '/account/mijn-poh', en: '/account/my-nurse-practitioner' },
  nurse: { nl: '/clienten', en: '/clienten' },
} as const;

async function tell(system: ContentSystem, tx: Transaction, user: User, { uid, nurseUid, since }: Pairing) {
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

/** Ends pairings, which closes the client's data to the nurse at once, and tells both sides where their address is known. */
async function end(system: ContentSystem, tx: Transaction, which: ReturnType<typeof and>): Promise<number> {
  const ended = await tx.delete(pairings).where(which).returning();
  for (const pairing of ended) {
    const both = inArray(users.uid, [pairing.uid, pairing.nurseUid]);
    const reached = await tx
      .select()
      .from(users)
      .where(and(both, isNotNull(users.validatedAt)));
    for (const user of reached) await tell(system, tx, user, pairing);
  }
  return ended.length;
}

/** The client ends it; without a pairing nothing changes. */
export async function unpairNurse(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  await system.jobs.transact((tx) => end(system, tx, and(eq(pairings.uid, sessionOf(c).uid))));
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}

/** The nurse ends it; a client who is not hers answers as an absent one. */
export async function unpairClient(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await callingNurse(c);
  const body = await readWrite(c, operation);
  const domain = domainOfProgramme(plainText(body, 'domain'));
  const uid = Number(plainText(body, 'client_uid'));
  const ended = await system.jobs.transact(async (tx) => {
    const [client] = await tx
      .select({ uid: users.uid })
      .from(users)
      .where(and(eq(users.uid, uid), eq(users.domain, domain)));
    if (!client) return 0;
    return end(system, tx, and(eq(pairings.uid, uid), eq(pairings.nurseUid, nurse.uid)));
  });
  if (ended === 0) throw new ApiError(404, 'not-found');
  return c.body(null, 204, { 'Cache-Control': 'no-store' });
}
