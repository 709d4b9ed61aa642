import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { readSent, readSentChanges } from '#src/contract/fields/fields.ts';
import { isSumOfDrinks, type Registration, registrationFields } from '#src/contract/registration.ts';
import { MAX_LIMIT } from '#src/domains/site-limits.ts';
import { type Amount, parseDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { UUID } from '#src/rules/uuid.ts';
import { registrations } from '../../db/schema/index.ts';
import { respondEmpty } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { getRetryUuid } from '../../http/idempotent.ts';
import { assertRevision, readIfMatch } from '../../http/if-match.ts';
import type { ApiContext } from '../../http/request.ts';
import type { SavedSubmission, SubmitHandler, SubmittedFields } from '../../http/submit-handler.ts';
import { requireSession, requireUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { selectMaximum } from '../site/site-row.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { insertRegistration, isDayUnchanged } from './insert-registration.ts';
import { findMissingDayBadges, recordDays } from './record-day.ts';
import { refuseFields } from './refuse-fields.ts';
import { getDomainRegistration, getLastOpenDay, readRegistrationLimits } from './registered-domain.ts';
import { toRegistrationColumns } from './registration-row.ts';

/** Rejects the registration with its validation errors. Runs only after the insert was refused. */
async function refuse(c: ApiContext, uuid: string, fields: SubmittedFields): Promise<void> {
  const [limits, { uid, registrationsStart }] = await Promise.all([readRegistrationLimits(c), requireUser(c)]);
  const context = { limits, today: getLastOpenDay(c), registrationsStart: registrationsStart as CalendarDate };
  const result = readSent(registrationFields, fields, context);
  if (!result.ok) refuseFields(c, 'registration.errors', result.refused, limits);
  if (!isSumOfDrinks(result.value)) refuseFields(c, 'registration.errors', SUM_ERROR, limits);
  const [seenVersion, { date }] = [readIfMatch(c), result.value];
  if (
    seenVersion === undefined ||
    (await isDayUnchanged(c.var.system.database.db, { uid, uuid, date, seen: seenVersion }))
  )
    return;
  throw new ApiError(412, 'day-filled-meanwhile');
}

/** Error that the amount differs from the total of its drinks. */
const SUM_ERROR = [{ name: 'amount', wireName: registrationFields.amount.wireName, problem: 'not-their-sum' }];

/** Returns a change with its drinks: a changed amount without drinks removes the stored drinks. */
function updateDrinks(changes: Partial<Registration>, storedAmount: Amount): Partial<Registration> {
  const isOther = changes.amount !== undefined && changes.amount !== storedAmount;
  return isOther && changes.drinks === undefined ? { ...changes, drinks: null } : changes;
}

/** Stores a registration together with its badges; without possible badges it is a single statement. */
async function storeRegistration(c: ApiContext, uuid: string, registration: Registration): Promise<boolean> {
  const { system, domain } = c.var;
  const row = { uid: requireSession(c).uid, uuid, registration, maximum: selectMaximum(domain), seen: readIfMatch(c) };
  const missing = await findMissingDayBadges(system.database.db, row.uid);
  if (missing.length === 0) return insertRegistration(system, system.database.db, row);
  return system.jobs.transact(async (tx) => {
    const isKept = await insertRegistration(system, tx, row);
    if (isKept) await recordDays(c, tx, { uid: row.uid, dates: [registration.date], missing });
    return isKept;
  });
}

/** Saves a registration; a retry with its key finds the row that it created. */
async function submit(c: ApiContext, fields: SubmittedFields): Promise<SavedSubmission> {
  const limits = { ...getDomainRegistration(c), maximum: MAX_LIMIT };
  const result = readSent(registrationFields, fields, { limits, today: getLastOpenDay(c), registrationsStart: null });
  const uuid = getRetryUuid(c) ?? randomUUID();
  const isKept = result.ok && isSumOfDrinks(result.value) && (await storeRegistration(c, uuid, result.value));
  if (!isKept) await refuse(c, uuid, fields);
  const note = result.ok ? (result.value.note ?? '') : '';
  return { sid: uuid, help_shown: await mentionsSuicide(c.var.system.database.db, [note]) };
}

const isOwnRegistration = (c: ApiContext, uuid: string) =>
  and(eq(registrations.uid, requireSession(c).uid), eq(registrations.uuid, uuid));

/** Reads the user's registration and locks it until the transaction ends; refuses an older version (`If-Match`). */
async function lockRegistration(c: ApiContext, tx: Transaction, uuid: string) {
  const { date, amount, revision } = registrations;
  const [row] = await tx
    .select({ date, amount, revision })
    .from(registrations)
    .where(isOwnRegistration(c, uuid))
    .for('update');
  if (!row) throw new ApiError(404, 'not-found');
  assertRevision(c, row.revision);
  return { date: row.date as CalendarDate, kept: parseDecimal(row.amount), revision: row.revision };
}

/** Returns the uuid of a path in its stored form; responds with not found for any other value. */
export function parseUuidParam(text: string): string {
  const uuid = text.toLowerCase();
  if (!UUID.test(uuid)) throw new ApiError(404, 'not-found');
  return uuid;
}

/** Changes the submitted fields of a registration; a submitted date must equal the stored one. */
async function update(c: ApiContext, sid: string, fields: SubmittedFields): Promise<SavedSubmission> {
  const uuid = parseUuidParam(sid);
  const limits = await readRegistrationLimits(c);
  const { uid } = requireSession(c);
  const missing = await findMissingDayBadges(c.var.system.database.db, uid);
  return c.var.system.jobs.transact(async (tx) => {
    const { date, kept, revision } = await lockRegistration(c, tx, uuid);
    const context = { limits, today: getLastOpenDay(c), registrationsStart: null, kept };
    const result = readSentChanges(registrationFields, fields, context);
    if (!result.ok) return refuseFields(c, 'registration.errors', result.refused, limits);
    if ((result.value.date ?? date) !== date) throw new ApiError(404, 'not-found');
    const { date: _day, ...answers } = updateDrinks(result.value, kept);
    if (!isSumOfDrinks({ amount: kept, drinks: null, ...answers }))
      refuseFields(c, 'registration.errors', SUM_ERROR, limits);
    const columns = toRegistrationColumns(c.var.system, { uid, uuid }, answers);
    if (Object.keys(columns).length > 0) {
      await tx
        .update(registrations)
        .set({ ...columns, revision: revision + 1 })
        .where(isOwnRegistration(c, uuid));
      await recordDays(c, tx, { uid, dates: [date], missing });
    }
    return { sid: uuid, help_shown: await mentionsSuicide(tx, [result.value.note ?? '']) };
  });
}

/** Handler of the form of one day. */
export const dailyRegistrationHandler: SubmitHandler = { id: 'daily_registration', submit, update };

/** Deletes a registration. */
export async function removeRegistration(c: ApiContext): Promise<Response> {
  getDomainRegistration(c);
  const condition = isOwnRegistration(c, parseUuidParam(c.req.param('uuid') ?? ''));
  const deletedRows = await c.var.system.database.db
    .delete(registrations)
    .where(condition)
    .returning({ uuid: registrations.uuid });
  if (deletedRows.length === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}
