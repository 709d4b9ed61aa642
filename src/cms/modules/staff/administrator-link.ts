import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { staffLinks, users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { createStaffLink } from './links.ts';

type System = Pick<ContentSystem, 'database' | 'config' | 'now'>;

/** Lock number, so that processes that start at the same time create only one link. */
const LOCK = 7_204_501;

const getLinkUrl = ({ config }: System, token: string) => `${config.accounts.publicUrl}/beheer/begin/${token}`;

/** Creates a link that makes an administrator, once, within an hour; an older link becomes invalid. */
export function createAdministratorLink(system: System): Promise<string> {
  return system.database.db.transaction(async (tx) =>
    getLinkUrl(system, await createStaffLink(tx, null, system.now())),
  );
}

async function isAdministratorNeeded(tx: Transaction, now: Date): Promise<boolean> {
  const isAtWork = and(isNull(users.domain), eq(users.role, 'administrator'), eq(users.status, 'active'));
  const [administrator] = await tx.select({ uid: users.uid }).from(users).where(isAtWork).limit(1);
  if (administrator) return false;
  const condition = and(isNull(staffLinks.uid), isNull(staffLinks.usedAt), gt(staffLinks.expiresAt, now));
  const [link] = await tx.select({ digest: staffLinks.digest }).from(staffLinks).where(condition).limit(1);
  return link === undefined;
}

/** Returns the link for the first administrator, if the installation has neither an administrator nor a valid link. */
export function createFirstAdministratorLink(system: System): Promise<string | null> {
  return system.database.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
    if (!(await isAdministratorNeeded(tx, system.now()))) return null;
    return getLinkUrl(system, await createStaffLink(tx, null, system.now()));
  });
}
