import type { StaffRole } from '#src/contract/desk/staff.ts';
import type { Language } from '#src/domains/domain.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { users } from '../../db/schema/index.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { claimAddress } from '../../identity/addresses.ts';
import { STAFF_DOMAIN, type User } from '../../identity/find-user.ts';
import type { Transaction } from '../../jobs/jobs.ts';

export interface NewStaff {
  readonly mail: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly language: Language;
}

/** Creates a staff account, pending until its user starts with a link. Throws AddressTakenError. */
export async function createStaff(
  { now }: Pick<ContentSystem, 'now'>,
  tx: Transaction,
  staff: NewStaff,
): Promise<User> {
  const moment = now();
  const today = getAmsterdamDate(moment);
  const timestamps = { createdAt: moment, changedAt: moment, activeAt: moment };
  const [row] = await tx
    .insert(users)
    .values({
      ...staff,
      ...timestamps,
      domain: null,
      status: 'pending',
      registrationsStart: today,
      programStart: today,
    })
    .returning();
  if (!row) throw new Error('The staff account was not created.');
  await claimAddress(tx, STAFF_DOMAIN, row.mail, row.uid);
  return row;
}
