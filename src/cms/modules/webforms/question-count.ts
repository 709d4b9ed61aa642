import { sql } from 'drizzle-orm';
import type { Transaction } from '../../jobs/jobs.ts';

/** SQL that counts the questions in the elements of a form's text; texts, pictures, videos and pages do not count. */
export const QUESTION_COUNT_SQL = `jsonb_array_length(jsonb_path_query_array(t.elements, 'strict $.** ? (exists (@.key) && exists (@.type) && @.type <> "page" && @.type <> "markup" && @.type <> "image" && @.type <> "video" && @.type <> "unknown")'))`;

/** Returns the forms among these that have no published question in any language. Unknown forms are omitted. */
export async function findEmptyForms(tx: Transaction, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: string }>(sql`
    select f.id from webforms f
    where f.id in ${[...ids]} and not exists (
      select from webform_translations t where t.webform_id = f.id and ${sql.raw(QUESTION_COUNT_SQL)} > 0)`);
  return rows.map(({ id }) => id);
}
