import type { Definition } from '#registry/define.ts';
import { findParagraphDefinition } from '#registry/index.ts';
import type { StoredFields } from '#registry/stored.ts';
import { listNestedValues } from '#registry/stored-values.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Transaction } from '../../../content/change-content.ts';
import type { Violation } from '../../../http/api-error.ts';
import { toViolation } from '../../../http/violation-texts.ts';
import { findEmptyForms } from '../../webforms/question-count.ts';

/** Returns violations for content that references a form without a published question. */
export async function checkForms(
  tx: Transaction,
  definition: Definition,
  fields: StoredFields,
  language: Language,
): Promise<readonly Violation[]> {
  const formValues = listNestedValues(definition, fields, findParagraphDefinition).filter(
    ({ field, value }) => field.kind === 'webform' && typeof value === 'string' && value !== '',
  );
  const empty = await findEmptyForms(tx, [...new Set(formValues.map(({ value }) => String(value)))]);
  return formValues
    .filter(({ value }) => empty.includes(String(value)))
    .map(({ path }) => toViolation({ field: path, path }, 'no-questions', language));
}
