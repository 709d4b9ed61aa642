import { and, asc, eq, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Orm } from '../db/orm.ts';
import { userAddresses, users, VALIDATED_POSITION } from '../db/schema/index.ts';
import { ApiError } from '../http/api-error.ts';
import type { ContentSystem } from '../http/content-system.ts';
import type { Transaction } from '../jobs/jobs.ts';
import { deleteUserRows } from './erase-user.ts';
import { toAddressKey, type User } from './find-user.ts';

/** Number of unvalidated accounts allowed at one address (docs/product-rules.md, "Accounts"). */
export const MAX_UNVALIDATED_ACCOUNTS = 3;

/** Inactivity in ms after which an empty account can be replaced: an hour, plus the precision of activity. */
const IDLE_MS = 3_900_000;

/** Seconds after which a position may become free: an empty account has to be inactive for that long. */
const RETRY_AFTER_SECONDS = String(IDLE_MS / 1_000);

/** Thrown if another account has this position of an address. */
export class AddressTakenError extends Error {}

interface MailAddress {
  readonly domain: string;
  readonly mail: string;
}

const isForAddress = ({ domain, mail }: MailAddress) =>
  and(eq(userAddresses.domain, domain), eq(userAddresses.address, toAddressKey(mail)));

/** Accounts of an address: the validated one, and the unvalidated ones, oldest first. */
export interface AddressAccounts {
  readonly validated: User | null;
  readonly others: readonly User[];
}

/** Returns every account of an address in a domain, or among staff. */
export async function findAddressAccounts(
  db: Orm | Transaction,
  domain: string,
  mail: string,
): Promise<AddressAccounts> {
  const rows = await db
    .select({ place: userAddresses.place, user: users })
    .from(userAddresses)
    .innerJoin(users, eq(users.uid, userAddresses.uid))
    .where(isForAddress({ domain, mail }))
    .orderBy(asc(users.uid));
  return {
    validated: rows.find(({ place }) => place === VALIDATED_POSITION)?.user ?? null,
    others: rows.flatMap(({ place, user }) => (place === VALIDATED_POSITION ? [] : [user])),
  };
}

/** Lists the accounts of an address, the validated one first. */
export async function listAddressAccounts(
  db: Orm | Transaction,
  domain: string,
  mail: string,
): Promise<readonly User[]> {
  const { validated, others } = await findAddressAccounts(db, domain, mail);
  return validated ? [validated, ...others] : others;
}

/** Returns another account that has validated this email address, if any. */
export async function findOtherValidatedOwner(tx: Transaction, { uid, domain, mail }: User): Promise<User | null> {
  if (domain === null) return null;
  const isValidated = and(eq(userAddresses.place, VALIDATED_POSITION), ne(userAddresses.uid, uid));
  const [row] = await tx
    .select({ user: users })
    .from(userAddresses)
    .innerJoin(users, eq(users.uid, userAddresses.uid))
    .where(and(isForAddress({ domain, mail }), isValidated));
  return row?.user ?? null;
}

async function enter(tx: Transaction, { domain, mail }: MailAddress, uid: number, index: number): Promise<boolean> {
  const rows = await tx
    .insert(userAddresses)
    .values({ domain, address: toAddressKey(mail), uid, place: index })
    .onConflictDoNothing()
    .returning({ uid: userAddresses.uid });
  return rows.length > 0;
}

/** Claims the position of the validated account, or of a staff account; throws AddressTakenError. */
export async function claimAddress(tx: Transaction, domain: string, mail: string, uid: number): Promise<void> {
  if (!(await enter(tx, { domain, mail }, uid, VALIDATED_POSITION))) throw new AddressTakenError();
}

/** Releases the address of an account. */
export async function releaseAddress(tx: Transaction, domain: string, mail: string, uid: number): Promise<void> {
  await tx.delete(userAddresses).where(and(isForAddress({ domain, mail }), eq(userAddresses.uid, uid)));
}

/** Tables in which every account has rows; a row in any other table results from use of the account. */
const ACCOUNT_TABLES: readonly string[] = [
  'users',
  'user_addresses',
  'account_links',
  'sessions',
  'first_answers',
  'push_tokens',
  'inactivity_warnings',
];

type ComposedSystem = Pick<ContentSystem, 'personalData'>;

/** Returns true if an account is empty: no plan, day, answer, text, pairing or action, except in the given tables. */
export async function isEmptyAccount(
  { personalData }: ComposedSystem,
  tx: Transaction,
  uid: number,
  except: readonly string[] = [],
): Promise<boolean> {
  const ignored = [...ACCOUNT_TABLES, ...except];
  const tables = personalData.flatMap((personalRow) => personalRow.tables).filter((table) => !ignored.includes(table));
  const conditions = tables.map((table) => sql`exists (select from ${sql.identifier(table)} where uid = ${uid})`);
  const { rows } = await tx.execute<{ held: boolean }>(sql`select ${sql.join(conditions, sql` or `)} as held`);
  return rows[0]?.held === false;
}

/** Deletes an unvalidated, empty and unused account; returns false for any other. */
async function deleteReplaceable(
  system: ComposedSystem & Pick<ContentSystem, 'now'>,
  tx: Transaction,
  uid: number,
): Promise<boolean> {
  const isIdle = lt(users.activeAt, new Date(system.now().getTime() - IDLE_MS));
  const [idle] = await tx
    .select({ uid: users.uid })
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.validatedAt), isIdle))
    .for('update', { skipLocked: true });
  if (!idle || !(await isEmptyAccount(system, tx, uid))) return false;
  await deleteUserRows(system, tx, uid);
  return true;
}

/**
 * Claims a position of an address for an account that has yet to be validated, in addition to existing ones, which only
 * the mailbox reveals. Responds with 429 if every position has an account with data or recent activity.
 */
export async function claimUnvalidatedPosition(
  system: ComposedSystem & Pick<ContentSystem, 'now'>,
  tx: Transaction,
  position: MailAddress,
  uid: number,
): Promise<void> {
  const rows = await tx.select().from(userAddresses).where(isForAddress(position)).orderBy(asc(userAddresses.place));
  const uidByPosition = new Map(rows.map((row) => [row.place, row.uid]));
  const slots = Array.from({ length: MAX_UNVALIDATED_ACCOUNTS }, (_, index) => index + 1);
  for (const index of slots) {
    if (!uidByPosition.has(index) && (await enter(tx, position, uid, index))) return;
  }
  for (const index of slots) {
    const otherUid = uidByPosition.get(index);
    if (
      otherUid !== undefined &&
      (await deleteReplaceable(system, tx, otherUid)) &&
      (await enter(tx, position, uid, index))
    )
      return;
  }
  throw new ApiError(429, 'too-many-tries', { 'Retry-After': RETRY_AFTER_SECONDS });
}

/** Makes an account the validated one of its address. Simultaneous validations run one after the other. */
export async function moveToValidatedPosition(tx: Transaction, { uid, domain, mail }: User): Promise<void> {
  await tx
    .update(userAddresses)
    .set({ place: VALIDATED_POSITION })
    .where(and(isForAddress({ domain: domain ?? '', mail }), eq(userAddresses.uid, uid)));
}

/** Locks the accounts of an address until the transaction ends, so that no other validation changes them. */
export async function lockAddress(tx: Transaction, { domain, mail }: User): Promise<void> {
  const name = `address ${domain} ${toAddressKey(mail)}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
