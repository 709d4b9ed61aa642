import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { STAFF_ROLES, type StaffState } from '#src/contract/desk/staff.ts';
import { type EditorRights, EVERY_RIGHT } from '#src/rules/desk/editor-rights.ts';
import { secondFactors, staffRights, users } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import type { User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';

const getState = ({ status }: User): StaffState => (status === 'active' || status === 'pending' ? status : 'blocked');

/** Serializes a staff member for administrators. */
export const serializeMember = (user: User, hasSecondFactor: boolean, rights: EditorRights = EVERY_RIGHT) => ({
  uid: user.uid,
  name: user.name,
  mail: user.mail,
  role: user.role,
  state: getState(user),
  language: user.language,
  has_second_factor: hasSecondFactor,
  last_seen: user.passwordHash === null ? null : user.activeAt.toISOString(),
  rights: { domains: rights.domains, languages: rights.languages, may_publish: rights.mayPublish },
});

/** Lists all staff, by name. */
export async function listMembers(c: ApiContext): Promise<Response> {
  const rows = await c.var.system.database.db
    .select({ user: users, since: secondFactors.confirmedAt, rights: staffRights })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.uid, users.uid))
    .leftJoin(staffRights, eq(staffRights.uid, users.uid))
    .where(isNull(users.domain))
    .orderBy(asc(users.name), asc(users.uid));
  return respondPrivately(c, {
    members: rows.map(({ user, since, rights }) => serializeMember(user, since !== null, rights ?? EVERY_RIGHT)),
  });
}

const isStaffRole = (role: string) => STAFF_ROLES.some((candidate) => candidate === role);

/** Lock number that serialises changes by administrators: two who demote each other would leave none. */
const LOCK = 7_204_502;

/**
 * Finds a staff member and locks all staff rows until the transaction ends; responds with 404 for any other account.
 */
export async function lockMember(tx: Transaction, uid: number): Promise<User> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  const [user] = await tx
    .select()
    .from(users)
    .where(and(eq(users.uid, uid), isNull(users.domain)))
    .for('update');
  if (!user || !isStaffRole(user.role)) throw new ApiError(404, 'not-found');
  return user;
}

/** Refuses to demote, block or remove the last administrator with access. */
export async function assertNotLast(tx: Transaction, uid: number): Promise<void> {
  const isAdministrator = and(isNull(users.domain), eq(users.role, 'administrator'));
  const isAtWork = and(isAdministrator, eq(users.status, 'active'), isNotNull(users.passwordHash));
  const administrators = await tx.select({ uid: users.uid }).from(users).where(isAtWork);
  const otherAdministrators = administrators.filter((administrator) => administrator.uid !== uid);
  if (otherAdministrators.length === 0 && administrators.length > 0) throw new ApiError(409, 'last-administrator');
}
