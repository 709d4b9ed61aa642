import { eq, sql } from 'drizzle-orm';
import { submissions } from '../../db/schema/index.ts';
import { paragraphsIn, type StoredFields } from '../../http/stored-fields.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { type ExerciseDeed, exerciseDeeds, type ProgrammeForms } from './exercise-deeds.ts';

const formsIn = (exercises: unknown): readonly string[] =>
  paragraphsIn(exercises).flatMap(({ webform }) => (typeof webform === 'string' ? [webform] : []));

/** The exercises of the published programme of a person's domain; null where there is none. */
export async function programmeOf(tx: Transaction, uid: number): Promise<ProgrammeForms | null> {
  const { rows } = await tx.execute<{ fields: StoredFields }>(sql`
    select r.fields
    from users u
    join nodes n on n.type = 'program' and n.domains @> array[u.domain]
    join node_translations t on t.nid = n.nid
    join node_revisions r on r.vid = t.published_vid
    where u.uid = ${uid}
    order by n.nid, t.language = u.language desc
    limit 1`);
  const fields = rows[0]?.fields;
  if (!fields) return null;
  return {
    phases: paragraphsIn(fields.phases).map(({ exercises }) => formsIn(exercises)),
    end: formsIn(fields.endExercises),
  };
}

/** What a person has done by sending an exercise, in the transaction that keeps it. */
export async function deedsOfExercise(tx: Transaction, uid: number, id: string): Promise<readonly ExerciseDeed[]> {
  const programme = await programmeOf(tx, uid);
  if (!programme) return [];
  const sent = await tx.select({ id: submissions.webformId }).from(submissions).where(eq(submissions.uid, uid));
  return exerciseDeeds(programme, new Set(sent.map((row) => row.id)), id);
}
