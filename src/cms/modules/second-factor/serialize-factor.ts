import type { AccountFields } from '../../http/content-system.ts';
import { wrapValue } from '../../http/wrap.ts';
import { requiresLoginCode, requiresSecondFactor } from '../../identity/second-factor.ts';

/** Serializes whether a user has a second factor; no field for users who never have one. */
export const serializeFactor: AccountFields = async ({ database }, user) =>
  requiresSecondFactor(user) ? { field_second_factor: wrapValue(await requiresLoginCode(database.db, user)) } : {};
