import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Registration } from '#src/contract/registration.ts';
import { type Amount, parseDecimal, toDecimal } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { type CipherContext, decryptText, encryptText } from '../../db/encryption/seal.ts';
import type { Orm } from '../../db/orm.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { registrations } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';

/** Row without internal columns, with a column for every field of a registration. */
type DayRow = Omit<typeof registrations.$inferSelect, 'uid' | 'createdAt'> &
  Readonly<Record<keyof Registration, unknown>>;

const getSealContext = (uid: number, uuid: string): CipherContext => ({
  table: 'registrations',
  row: uuid,
  owner: uid,
});

interface RegistrationOwner {
  readonly uid: number;
  readonly uuid: string;
}

/** Returns the columns of a registration: values by their names, the amount as a decimal, note and drinks encrypted. */
export function toRegistrationColumns<Values extends Partial<Registration>>(
  { keys }: Pick<ContentSystem, 'keys'>,
  { uid, uuid }: RegistrationOwner,
  { amount, note, drinks, ...same }: Values,
) {
  const seal = (text: string | null) => (text === null ? null : encryptText(keys, getSealContext(uid, uuid), text));
  return {
    ...same,
    ...(amount === undefined ? {} : { amount: toDecimal(amount) }),
    ...(note === undefined ? {} : { note: seal(note) }),
    ...(drinks === undefined ? {} : { drinks: seal(drinks && JSON.stringify(drinks)) }),
  };
}

/** Converts a row to the user's registration; decrypts its note and its drinks. */
export function toRegistration({ keys }: Pick<ContentSystem, 'keys'>, uid: number, row: DayRow): Registration {
  const { uuid, revision: _revision, amount, note, drinks, ...same } = row;
  const decrypt = (text: string) => decryptText(keys, getSealContext(uid, uuid), text);
  return {
    ...(same as Omit<Registration, 'amount' | 'note' | 'drinks'>),
    amount: parseDecimal(amount),
    note: note === null ? null : decrypt(note),
    drinks: drinks === null ? null : JSON.parse(decrypt(drinks)),
  };
}

/** Reads only the displayed columns, as two years of days are read together. */
const { uid: _uid, createdAt, ...shown } = getTableColumns(registrations);

const rowsQuery = prepareOnce((db: Orm) =>
  db
    .select(shown)
    .from(registrations)
    .where(eq(registrations.uid, sql.placeholder('uid')))
    .orderBy(shown.date, createdAt, shown.uuid)
    .prepare('registrations_of_person'),
);

const totalsQuery = prepareOnce((db: Orm) =>
  db
    .select({ date: registrations.date, total: sql<string>`sum(${registrations.amount})` })
    .from(registrations)
    .where(eq(registrations.uid, sql.placeholder('uid')))
    .groupBy(registrations.date)
    .prepare('totals_of_person'),
);

/** Reads all registrations of a user, by day and in the order of saving. */
export const readRegistrations = (db: Orm, uid: number): Promise<DayRow[]> => rowsQuery(db).execute({ uid });

/** Returns the total of every day with a registration. */
export async function readDayTotals(db: Orm, uid: number): Promise<ReadonlyMap<CalendarDate, Amount>> {
  const rows = await totalsQuery(db).execute({ uid });
  return new Map(rows.map(({ date, total }) => [date as CalendarDate, parseDecimal(total)]));
}
