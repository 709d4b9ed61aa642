import type { OwnFields } from '../../http/content-system.ts';
import { wrapValue } from '../../http/wrap.ts';
import { restrictionOf } from './standing.ts';

/** Whether somebody may not write on the forum now, and until when: "" where it has no end. */
export const wrapSilence: OwnFields = async (system, { uid, role }) => {
  if (role !== 'client' && role !== 'sso_client') return {};
  const silenced = await restrictionOf(system.database.db, system, uid, 'silenced');
  return { field_forum_silenced: silenced ? wrapValue(silenced.until ?? '') : [] };
};
