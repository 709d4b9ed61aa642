import type { OwnFields } from '../../http/content-system.ts';
import { awardsOf } from './awards.ts';

/** The user's badges, for the count in the menu. */
export const wrapBadges: OwnFields = async ({ database }, { uid }) => {
  const awards = await awardsOf(database.db, uid);
  return { field_badges: [...awards.keys()].map((tid) => ({ target_id: tid, target_type: 'taxonomy_term' })) };
};
