import type { OwnFields } from '../../http/content-system.ts';
import { wrapValue } from '../../http/wrap.ts';
import { asksForCode, hasToHaveFactor } from '../../identity/second-factor.ts';

/** Whether the own account has a second factor; nothing of those who never have one. */
export const wrapFactor: OwnFields = async ({ database }, user) =>
  hasToHaveFactor(user) ? { field_second_factor: wrapValue(await asksForCode(database.db, user)) } : {};
