import { sql } from 'drizzle-orm';
import type { Orm } from '../../db/orm.ts';
import { sessions, users } from '../../db/schema/index.ts';
import { createSessionRow, type NewSession, type SessionContext } from '../../http/session.ts';
import type { User } from '../../identity/find-user.ts';
import { toVisitColumns } from '../../identity/note-visit.ts';
import type { Transaction } from '../../jobs/jobs.ts';

/**
 * Opens a session for an account in its current state, and stores the activity. Null if the account is no longer
 * active, or its role or password differs from the checked one: changing these ends the existing sessions, and is
 * serialised with this by the row's lock.
 */
export async function openSession(
  db: Orm | Transaction,
  { now }: Pick<SessionContext, 'now'>,
  { uid, role, domain, passwordHash }: User,
  lasting: Pick<NewSession, 'seconds' | 'needsSecondFactor' | 'device'>,
): Promise<string | null> {
  const moment = now();
  const { activeAt, previousActiveAt } = toVisitColumns(moment);
  const { token, row } = createSessionRow({ now: () => moment }, { uid, role, domain, ...lasting });
  const { rowCount } = await db.execute(sql`
    with person as (
      update ${users} set active_at = ${activeAt}, previous_active_at = ${previousActiveAt}
      where uid = ${uid} and status = 'active' and role = ${role}
        and password_hash is not distinct from ${passwordHash}::text
      returning uid, role, domain, consent_at, rest_minutes)
    insert into ${sessions} (token_hash, uid, role, domain, needs_second_factor, needs_consent, csrf_seed,
      browser, system, device, created_at, expires_at, rest_minutes, used_at)
    select ${row.tokenHash}::bytea, uid, role, domain, ${row.needsSecondFactor}::boolean,
      role in ('client', 'sso_client') and consent_at is null, ${row.csrfSeed}::bytea,
      ${row.browser}::text, ${row.system}::text, ${row.device}::bytea, ${moment.toISOString()}::timestamptz,
      ${row.expiresAt.toISOString()}::timestamptz, rest_minutes,
      case when rest_minutes is not null then ${moment.toISOString()}::timestamptz end from person`);
  return rowCount === 0 ? null : token;
}
