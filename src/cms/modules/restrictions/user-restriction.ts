import type { AccountFields } from '../../http/content-system.ts';
import { wrapValue } from '../../http/wrap.ts';
import { findRestriction } from './find-restriction.ts';

/** Serializes the end of the user's silence on the forum: "" if it has no end; no field if the user is not silenced. */
export const serializeSilence: AccountFields = async (system, { uid, role }) => {
  if (role !== 'client' && role !== 'sso_client') return {};
  const silence = await findRestriction(system.database.db, system, uid, 'silenced');
  return { field_forum_silenced: silence ? wrapValue(silence.until ?? '') : [] };
};
