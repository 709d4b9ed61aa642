import { eq } from 'drizzle-orm';
import { staffRights } from '../../db/schema/index.ts';
import type { OwnFields } from '../../http/content-system.ts';
import { wrapValue } from '../../http/wrap.ts';

/** Whether an editor may change what visitors see, so that the desk offers what it takes; nothing of anybody else. */
export const wrapRights: OwnFields = async ({ database }, { uid, role }) => {
  if (role !== 'editor') return {};
  const [own] = await database.db.select().from(staffRights).where(eq(staffRights.uid, uid));
  return { field_may_publish: wrapValue(own?.mayPublish ?? true) };
};
