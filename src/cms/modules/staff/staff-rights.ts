import { eq } from 'drizzle-orm';
import { EVERY_RIGHT } from '#src/rules/desk/editor-rights.ts';
import { staffRights } from '../../db/schema/index.ts';
import type { AccountFields } from '../../http/content-system.ts';
import { wrapValue } from '../../http/wrap.ts';

/** Serializes the limits of an editor, so that the desk offers only allowed actions; no field for other roles. */
export const serializeRights: AccountFields = async ({ database }, { uid, role }) => {
  if (role !== 'editor') return {};
  const [row] = await database.db.select().from(staffRights).where(eq(staffRights.uid, uid));
  const { domains, languages, mayPublish } = row ?? EVERY_RIGHT;
  return {
    field_may_publish: wrapValue(mayPublish),
    field_edited_domains: domains.flatMap(wrapValue),
    field_edited_languages: languages.flatMap(wrapValue),
  };
};
