import { eq } from 'drizzle-orm';
import { staffRights } from '../../db/schema/index.ts';
import type { OwnFields } from '../../http/content-system.ts';
import { wrapValue } from '../../http/wrap.ts';

/** True if the editor may change published content, so that the desk offers it; no field for other roles. */
export const wrapRights: OwnFields = async ({ database }, { uid, role }) => {
  if (role !== 'editor') return {};
  const [own] = await database.db.select().from(staffRights).where(eq(staffRights.uid, uid));
  return { field_may_publish: wrapValue(own?.mayPublish ?? true) };
};
