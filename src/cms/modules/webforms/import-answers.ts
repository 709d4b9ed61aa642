import { sql } from 'drizzle-orm';
import { readAnswerLabels, toAnswerLabels } from '#src/contract/webform/answer-labels.ts';
import { listAnswerKeys, readAnswers } from '#src/contract/webform/answers.ts';
import { checkAnswers } from '#src/contract/webform/check-answers.ts';
import type { WebformDefinition, WebformElement } from '#src/contract/webform/definition.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { submissions, users } from '../../db/schema/index.ts';
import {
  type ImportedRow,
  type ImportPart,
  type ImportRequest,
  readRowTime,
  refuseRow,
  toRowUuid,
} from '../../http/import-part.ts';
import { getServerText } from '../../http/server-texts.ts';
import type { Transaction } from '../../jobs/jobs.ts';
import { awardImportedBadges } from '../badges/record-event.ts';
import { createWebformTranslate } from './check-answers.ts';
import { listExerciseEvents } from './exercise-events.ts';
import { findLocalizedWebforms } from './find-webform.ts';
import { findSubmittedForms, readProgramme } from './programme-forms.ts';
import { encryptAnswers, type StoredAnswers } from './sealed-answers.ts';

const NAME = 'exercises';

/** Returns the form without its "required" flags, as imported answers may be older than a question. */
const removeRequired = (elements: readonly WebformElement[]): readonly WebformElement[] =>
  elements.map((element): WebformElement => {
    if (element.type === 'page')
      return { ...element, elements: removeRequired(element.elements) as typeof element.elements };
    return 'required' in element ? { ...element, required: false } : element;
  });

const getPart = <T>(
  all: Readonly<Record<string, T>>,
  isOfPart: (key: string) => boolean,
): Readonly<Record<string, T>> => Object.fromEntries(Object.entries(all).filter(([key]) => isOfPart(key)));

/** Parses answers by their form; answers to removed questions remain, with the texts of their questions. */
function read({ c }: ImportRequest, row: ImportedRow, index: number, form: WebformDefinition): StoredAnswers {
  const answerKeys = new Set(listAnswerKeys(form));
  const [answers, labels] = [readAnswers(row.answers), readAnswerLabels(row.labels)];
  const knownAnswers = getPart(answers, (key) => answerKeys.has(key));
  const checked = checkAnswers(
    { elements: removeRequired(form.elements) },
    knownAnswers,
    createWebformTranslate(c.var.language),
  );
  if (!checked.ok) {
    const [reason = ''] = Object.values(checked.fields);
    return refuseRow(c, NAME, index, getServerText('import.answer', c.var.language, { form: form.title, why: reason }));
  }
  const acceptedAnswers = { ...getPart(answers, (key) => !answerKeys.has(key)), ...checked.answers };
  const texts = { ...toAnswerLabels(form, checked.answers), ...labels };
  return { answers: acceptedAnswers, labels: getPart(texts, (key) => acceptedAnswers[key] !== undefined) };
}

/** Sets the start of an account without progress here to the programme start in the file. */
async function moveStart(tx: Transaction, { uid, starts: { programme } }: ImportRequest): Promise<void> {
  if (programme === null) return;
  await tx.execute(sql`
    update ${users} set program_start = ${programme}
    where uid = ${uid} and program_start > ${programme}
      and not exists (select from ${submissions} where ${submissions.uid} = ${uid})`);
}

/** Awards the badges of all completed exercises. */
async function award({ c, uid }: ImportRequest, tx: Transaction): Promise<void> {
  const programme = await readProgramme(tx, uid);
  if (!programme) return;
  const submittedForms = await findSubmittedForms(tx, uid);
  const forms = { phases: programme.phases.map(({ exercises }) => exercises), end: programme.end };
  const events = [...submittedForms].flatMap((id) => listExerciseEvents(forms, submittedForms, id));
  await awardImportedBadges(tx, c.var.system, { uid, events });
}

/** Imports the answers to exercises. Existing answers to a form remain. */
export const importAnswers: ImportPart = {
  name: NAME,
  read: async (arrival, rows) => {
    const { c, uid } = arrival;
    const { system, domain, language } = c.var;
    const ids = rows.map(({ webform }) => (typeof webform === 'string' ? webform : ''));
    const forms = await findLocalizedWebforms(system, { ids, domain: domain.key, language });
    const encryptedRows = rows.map((row, index) => {
      const form = forms.get(ids[index] ?? '');
      if (!form) return refuseRow(c, NAME, index, getServerText('import.unknown-form', language));
      const rowKey = { uid, uuid: toRowUuid(c, NAME, index, row) };
      const data = encryptAnswers(system.keys, rowKey, read(arrival, row, index, form));
      const [createdAt, changedAt] = [readRowTime(c, row.created), readRowTime(c, row.changed)];
      return { ...rowKey, webformId: form.id, data, createdAt, changedAt };
    });
    return {
      found: encryptedRows.length,
      keep: async (tx) => {
        await moveStart(tx, arrival);
        return (await insertRows(tx, submissions, encryptedRows, 'uuid')).size;
      },
      award: (tx) => award(arrival, tx),
    };
  },
};
