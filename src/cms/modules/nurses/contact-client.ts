import { and, desc, eq, gte } from 'drizzle-orm';
import { DAYS_BETWEEN_CONTACTS, contactClient as operation } from '#src/contract/client-details.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import type { Orm } from '../../db/orm.ts';
import { messages, pairings, users } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { readRequest } from '../../http/read-request.ts';
import type { ApiContext } from '../../http/request.ts';
import { readPlainText } from '../../http/request-values.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { notifyMessage } from '../notifications/notify-message.ts';
import { requireNurse } from './find-nurse.ts';
import { getProgrammeDomain } from './programme-domain.ts';

/** Returns the day of the last neutral message of a client's current nurse, YYYY-MM-DD; null if there was none. */
export async function findLastContactDate(db: Orm | Transaction, uid: number): Promise<string | null> {
  const [last] = await db
    .select({ at: messages.createdAt })
    .from(messages)
    .innerJoin(pairings, and(eq(pairings.uid, messages.uid), gte(messages.createdAt, pairings.since)))
    .where(and(eq(messages.uid, uid), eq(messages.template, 'nurse-contact')))
    .orderBy(desc(messages.mid))
    .limit(1);
  return last ? getAmsterdamDate(last.at) : null;
}

/** Sends a client the neutral message, and a mail about it if the settings allow. Other clients are not found. */
export async function sendContactMessage(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const nurse = await requireNurse(c);
  const body = await readRequest(c, operation);
  const domain = getProgrammeDomain(readPlainText(body, 'domain'));
  const uid = Number(readPlainText(body, 'client_uid'));
  await system.jobs.transact(async (tx) => {
    const isHers = and(eq(pairings.uid, uid), eq(pairings.nurseUid, nurse.uid));
    // Locks the pairing: a double click sends one message.
    const [pairing] = await tx.select().from(pairings).where(isHers).for('update');
    const condition = and(eq(users.uid, uid), eq(users.domain, domain), eq(users.status, 'active'));
    const [reader] = pairing ? await tx.select().from(users).where(condition) : [];
    if (!reader) throw new ApiError(404, 'not-found');
    const today = getAmsterdamDate(system.now());
    const last = await findLastContactDate(tx, uid);
    if (last !== null && last > addDays(today, -DAYS_BETWEEN_CONTACTS)) throw new ApiError(409, 'contacted-lately');
    const row = { uid, template: 'nurse-contact', createdAt: system.now() } as const;
    const [message] = await tx.insert(messages).values(row).returning({ mid: messages.mid });
    if (!message) throw new Error('The message was not stored.');
    await notifyMessage(tx, system, { reader, mid: message.mid });
  });
  return respondEmpty(c);
}
