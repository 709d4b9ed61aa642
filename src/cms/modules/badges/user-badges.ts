import type { AccountFields } from '../../http/content-system.ts';
import { readAwards } from './awards.ts';

/** Returns the user's badges, for the count in the menu. */
export const serializeBadges: AccountFields = async ({ database }, { uid }) => {
  const awards = await readAwards(database.db, uid);
  return { field_badges: [...awards.keys()].map((tid) => ({ target_id: tid, target_type: 'taxonomy_term' })) };
};
