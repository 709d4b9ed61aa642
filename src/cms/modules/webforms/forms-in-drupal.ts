import { and, eq, sql } from 'drizzle-orm';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import type { Orm } from '../../db/orm.ts';
import { webformCopies } from '../../db/schema/index.ts';
import type { FormQuery, ReadRemoteForm } from '../../http/content-system.ts';
import { cleanWebform } from './clean-webform.ts';

type Reader = Pick<Orm, 'select'>;
type Writer = Pick<Orm, 'select' | 'insert' | 'delete'>;

export const isFormId = (id: string): boolean => /^[a-z0-9_]{1,64}$/.test(id);

const isCopyOf = ({ id, domain, language }: FormQuery) =>
  and(eq(webformCopies.webformId, id), eq(webformCopies.domain, domain), eq(webformCopies.language, language));

/** Finds the last read form of another content system; null if it was never read, or no longer exists. */
export async function findCopiedForm(db: Reader, formQuery: FormQuery): Promise<WebformDefinition | null> {
  const [copy] = await db.select().from(webformCopies).where(isCopyOf(formQuery));
  return copy?.definition ?? null;
}

/**
 * Finds a form of another content system; null if it does not exist. A copy is stored, so that a user who started can
 * continue while that system is unreachable. Answers are never sent there.
 */
export async function findRemoteForm(
  db: Writer,
  read: ReadRemoteForm,
  formQuery: FormQuery,
): Promise<WebformDefinition | null> {
  if (!isFormId(formQuery.id)) return null;
  const webformDefinition = await read(formQuery);
  if (webformDefinition === undefined) return findCopiedForm(db, formQuery);
  if (webformDefinition === null) {
    await db.delete(webformCopies).where(isCopyOf(formQuery));
    return null;
  }
  const definition = cleanWebform({ ...webformDefinition, id: formQuery.id, readByStaff: true as const });
  const row = { webformId: formQuery.id, domain: formQuery.domain, language: formQuery.language, definition };
  await db
    .insert(webformCopies)
    .values(row)
    .onConflictDoUpdate({
      target: [webformCopies.webformId, webformCopies.domain, webformCopies.language],
      set: { definition },
      setWhere: sql`${webformCopies.definition} is distinct from excluded.definition`,
    });
  return definition;
}
