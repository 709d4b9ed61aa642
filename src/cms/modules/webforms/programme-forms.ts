import { eq, sql } from 'drizzle-orm';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import { type StoredFields, toStoredParagraphs } from '#registry/stored.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { getDomain } from '#src/domains/index.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { omitMissingForms } from '#src/rules/programme/missing-forms.ts';
import type { CompleteProgramme } from '#src/rules/programme/open-exercise.ts';
import { submissions } from '../../db/schema/index.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { type ExerciseEvent, listExerciseEvents } from './exercise-events.ts';

interface Row {
  readonly fields: StoredFields;
  readonly domain: DomainKey;
  readonly start: CalendarDate;
  /** Forms that exist for the user; a form that the user has not completed has to be open for answers. */
  readonly forms: readonly string[];
  readonly [column: string]: unknown;
}

const readForms = (exercises: unknown): readonly string[] =>
  toStoredParagraphs(exercises).flatMap(({ webform }) => (typeof webform === 'string' ? [webform] : []));

/**
 * Reads the published programme for a user, without exercises with a form that is missing or was closed before the user
 * submitted it; null if there is none.
 */
export async function readProgramme(tx: Transaction, uid: number): Promise<CompleteProgramme | null> {
  const { rows } = await tx.execute<Row>(sql`
    select r.fields, u.domain, u.program_start::text as start,
      array(select w.id from webforms w where w.domains @> array[u.domain] and exists (
        select 1 from webform_translations x where x.webform_id = w.id and x.language in ('nl', u.language))
        and (w.is_open or exists (select 1 from submissions s where s.uid = u.uid and s.webform_id = w.id))) as forms
    from users u
    join nodes n on n.type = 'program' and n.domains @> array[u.domain]
    join node_translations t on t.nid = n.nid
    join node_revisions r on r.vid = t.published_vid
    where u.uid = ${uid}
    order by n.nid, t.language = u.language desc
    limit 1`);
  const [row] = rows;
  if (!row) return null;
  const { domain, start } = row;
  const fields = toCurrentPageFields('program', row.fields);
  const forms = new Set(row.forms);
  const phases = toStoredParagraphs(fields.phases).map(({ uuid, exercises }) => ({
    id: uuid,
    exercises: readForms(exercises),
  }));
  return {
    start,
    intervalDays: typeof fields.phaseDayInterval === 'number' ? fields.phaseDayInterval : 1,
    phases: omitMissingForms(phases, forms),
    end: readForms(fields.endExercises).filter((form) => forms.has(form)),
    safety: getDomain(domain).safety?.webform ?? null,
  };
}

/** Returns the forms that a user has submitted. */
export async function findSubmittedForms(tx: Transaction, uid: number): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: submissions.webformId }).from(submissions).where(eq(submissions.uid, uid));
  return new Set(rows.map(({ id }) => id));
}

/** Returns the events of a submitted exercise, in the transaction that stores it. */
export async function getExerciseEvents(tx: Transaction, uid: number, id: string): Promise<readonly ExerciseEvent[]> {
  const programme = await readProgramme(tx, uid);
  if (!programme) return [];
  const { phases, end } = programme;
  return listExerciseEvents(
    { phases: phases.map(({ exercises }) => exercises), end },
    await findSubmittedForms(tx, uid),
    id,
  );
}
