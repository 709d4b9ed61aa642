import type pg from 'pg';
import { toCurrentPageFields } from '#registry/current-fields.ts';
import { type StoredFields, toStoredParagraphs } from '#registry/stored.ts';
import type { MissingForm } from '#src/contract/desk/overview.ts';

interface Row extends Pick<MissingForm, 'nid' | 'language' | 'domains'> {
  readonly fields: StoredFields;
  /** Forms that exist in a domain of the programme. */
  readonly forms: readonly string[];
}

const PROGRAMMES = `
  select n.nid, n.domains, t.language, r.fields,
    array(select w.id from webforms w where w.domains && n.domains and exists (
      select 1 from webform_translations x where x.webform_id = w.id and x.language in ('nl', t.language))) as forms
  from nodes n
  join node_translations t on t.nid = n.nid
  join node_revisions r on r.vid = t.published_vid
  where n.type = 'program' order by n.nid, t.language desc`;

function readExercises({ phases, endExercises }: StoredFields) {
  const rows = [
    ...toStoredParagraphs(phases).flatMap((phase) => toStoredParagraphs(phase.exercises)),
    ...toStoredParagraphs(endExercises),
  ];
  return rows.flatMap(({ title, webform }) =>
    typeof webform === 'string' ? [{ exercise: typeof title === 'string' ? title : '', webform }] : [],
  );
}

/** Lists the exercises of published programmes without an existing form, in the order of the programmes. */
export async function findMissingForms(pool: pg.Pool): Promise<readonly MissingForm[]> {
  const { rows } = await pool.query<Row>(PROGRAMMES);
  return rows.flatMap(({ nid, language, domains, fields, forms }) => {
    const formIds = new Set(forms);
    return readExercises(toCurrentPageFields('program', fields))
      .filter(({ webform }) => !formIds.has(webform))
      .map((exercise) => ({ nid, language, domains, ...exercise }));
  });
}
