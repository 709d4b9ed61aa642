import type { PersonalData } from '../../http/content-system.ts';
import { findSecondFactor } from '../../identity/second-factor.ts';
import { countRecoveryCodes } from './recovery-codes.ts';
import { deleteFactor } from './user-factor.ts';

/** Second factor of a nurse or a staff member. */
export const factorData: PersonalData = {
  tables: ['second_factors', 'recovery_codes'],
  collect: async ({ database }, uid) => {
    const since = (await findSecondFactor(database.db, uid))?.confirmedAt ?? null;
    if (since === null) return {};
    return { secondFactor: { since, recoveryCodesLeft: await countRecoveryCodes(database.db, uid) } };
  },
  erase: deleteFactor,
};
