import { and, eq } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { nurseProfiles, pairings, users } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { requireSession } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/** Name and organisation of a nurse, for her clients. */
export interface Nurse {
  readonly uid: number;
  readonly name: string;
  readonly organisation: string;
}

const COLUMNS = {
  uid: users.uid,
  initials: nurseProfiles.initials,
  familyName: nurseProfiles.familyName,
  organisation: nurseProfiles.generalPractitioner,
};

interface Row {
  readonly uid: number;
  readonly initials: string;
  readonly familyName: string;
  readonly organisation: string;
}

const toNurse = ({ uid, initials, familyName, organisation }: Row): Nurse => ({
  uid,
  name: `${initials} ${familyName}`,
  organisation,
});

/** Finds an approved nurse; undefined for any other user. */
export async function findNurseByUid(db: Orm | Transaction, uid: number): Promise<Nurse | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(users)
    .innerJoin(nurseProfiles, eq(nurseProfiles.uid, users.uid))
    .where(and(eq(users.uid, uid), eq(users.role, 'poh'), eq(users.status, 'active')));
  return row && toNurse(row);
}

/** Finds the nurse of a client; undefined if the client has none. */
export async function findClientNurse(db: Orm | Transaction, uid: number): Promise<Nurse | undefined> {
  const [row] = await db
    .select(COLUMNS)
    .from(pairings)
    .innerJoin(users, eq(users.uid, pairings.nurseUid))
    .innerJoin(nurseProfiles, eq(nurseProfiles.uid, users.uid))
    .where(eq(pairings.uid, uid));
  return row && toNurse(row);
}

/** Returns the calling nurse, if she is still approved. */
export async function requireNurse(c: ApiContext): Promise<Nurse> {
  const nurse = await findNurseByUid(c.var.system.database.db, requireSession(c).uid);
  if (!nurse) throw new ApiError(403, 'forbidden');
  return nurse;
}

/** Serializes a nurse for a client. */
export const serializeNurse = ({ name, organisation }: Nurse) => ({ name, general_practitioner: organisation });
