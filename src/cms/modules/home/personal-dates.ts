import { and, asc, count, eq, ne } from 'drizzle-orm';
import { saveOwnDate as operation, ownDateBody } from '#src/contract/personal-dates.ts';
import {
  getOwnDateProblem,
  MAX_OWN_DATES,
  type MarkedDate,
  type PersonalDate,
  type PersonalDateProblem,
} from '#src/rules/after/personal-dates.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Keyring } from '../../db/encryption/keyring.ts';
import { decryptText, encryptText } from '../../db/encryption/seal.ts';
import { insertRows } from '../../db/insert-rows.ts';
import type { Orm } from '../../db/orm.ts';
import { personalDates } from '../../db/schema/index.ts';
import { respondEmpty, respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import { FormError, getFieldErrorText } from '../../http/form-error.ts';
import { type ImportPart, parseImportedRow, refuseRow } from '../../http/import-part.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, requireSession, requireUser } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { readHardMomentBody } from '../hard-moment/read-personal-texts.ts';
import { parseUuidParam } from '../registrations/daily-registration.ts';
import { getUserDay } from '../registrations/registered-domain.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';

const TEXT = 'hard-moment.dates.errors';
const NAME = 'ownDates';

const getSealContext = (uid: number, uuid: string) => ({ table: 'own_dates', row: uuid, owner: uid });

const toRow = (keys: Keyring, uid: number, { uuid, label, first, last, isYearly }: PersonalDate) => ({
  uid,
  uuid,
  first,
  last,
  isYearly,
  label: encryptText(keys, getSealContext(uid, uuid), label),
});

/** Returns the user's own dates, earliest first. */
export async function readOwnDates(
  db: Orm | Transaction,
  keys: Keyring,
  uid: number,
): Promise<readonly PersonalDate[]> {
  const rows = await db
    .select()
    .from(personalDates)
    .where(eq(personalDates.uid, uid))
    .orderBy(asc(personalDates.first));
  return rows.map(({ uuid, label, first, last, isYearly }) => ({
    uuid,
    label: decryptText(keys, getSealContext(uid, uuid), label),
    first: first as CalendarDate,
    last: last as CalendarDate,
    isYearly,
  }));
}

/** Returns the user's own dates without their names. */
export async function readUnnamedDates(db: Orm | Transaction, uid: number): Promise<readonly MarkedDate[]> {
  const { uuid, first, last, isYearly } = personalDates;
  const rows = await db.select({ uuid, first, last, isYearly }).from(personalDates).where(eq(personalDates.uid, uid));
  return rows.map((row) => ({ ...row, first: row.first as CalendarDate, last: row.last as CalendarDate }));
}

const getRefusalText = (
  { var: { language } }: ApiContext,
  name: string,
  problem: PersonalDateProblem | 'too-many',
): string => getFieldErrorText(language, TEXT, { name, problem });

/** Lists the caller's own dates. */
export async function showOwnDates(c: ApiContext): Promise<Response> {
  const { database, keys } = c.var.system;
  return respondPrivately(c, { dates: await readOwnDates(database.db, keys, requireSession(c).uid) });
}

/** Stores a date under its uuid. */
export async function handleSaveOwnDate(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const user = await requireUser(c);
  const { uid } = user;
  const personalDate = await readHardMomentBody(c, operation, ownDateBody);
  const ownDateProblem = getOwnDateProblem(personalDate, getUserDay(system, user));
  if (ownDateProblem)
    throw new FormError({
      [ownDateProblem.field]: getRefusalText(c, ownDateProblem.field, ownDateProblem.problem),
    });
  await recordFailedAttempt(c, 'hard-moment-write', uid);
  const date = personalDate as PersonalDate;
  const { uid: _uid, uuid: _uuid, ...set } = toRow(system.keys, uid, date);
  await system.database.db.transaction(async (tx) => {
    await lockUser(tx, uid);
    const otherDates = and(eq(personalDates.uid, uid), ne(personalDates.uuid, date.uuid));
    const [row] = await tx.select({ total: count() }).from(personalDates).where(otherDates);
    if ((row?.total ?? 0) >= MAX_OWN_DATES) throw new FormError({ label: getRefusalText(c, 'label', 'too-many') });
    await tx
      .insert(personalDates)
      .values({ uid, uuid: date.uuid, ...set })
      .onConflictDoUpdate({ target: [personalDates.uid, personalDates.uuid], set });
  });
  const isHelpShown = await mentionsSuicide(system.database.db, [date.label]);
  return respondPrivately(c, { ...date, help_shown: isHelpShown });
}

/** Deletes one of the user's own dates. */
export async function removeOwnDate(c: ApiContext): Promise<Response> {
  const uuid = parseUuidParam(c.req.param('uuid') ?? '');
  const isOwnDate = and(eq(personalDates.uid, requireSession(c).uid), eq(personalDates.uuid, uuid));
  const deletedRows = await c.var.system.database.db
    .delete(personalDates)
    .where(isOwnDate)
    .returning({ uuid: personalDates.uuid });
  if (deletedRows.length === 0) throw new ApiError(404, 'not-found');
  return respondEmpty(c);
}

/** Imports the user's own dates, including past ones. */
export const importOwnDates: ImportPart = {
  name: NAME,
  read: async ({ c, uid }, rows) => {
    const { keys } = c.var.system;
    const dates = await Promise.all(
      rows.map(async (row, index) => {
        const date = await parseImportedRow(c, NAME, index, ownDateBody, row);
        const ownDateProblem = getOwnDateProblem(date, date.first as CalendarDate);
        if (ownDateProblem) refuseRow(c, NAME, index, getRefusalText(c, ownDateProblem.field, ownDateProblem.problem));
        return toRow(keys, uid, date as PersonalDate);
      }),
    );
    return {
      found: dates.length,
      keep: async (tx) => {
        const rows = await insertRows(tx, personalDates, dates, 'uuid');
        const [countRow] = await tx.select({ total: count() }).from(personalDates).where(eq(personalDates.uid, uid));
        if (rows.size > 0 && (countRow?.total ?? 0) > MAX_OWN_DATES) {
          refuseRow(c, NAME, dates.length - 1, getRefusalText(c, 'label', 'too-many'));
        }
        return rows.size;
      },
    };
  },
};
