import { ValidationError } from 'yup';
import type { Answers } from './answers.ts';
import { answersSchema } from './answers-schema.ts';
import type { WebformText } from './definition.ts';
import type { Translate } from './problems.ts';

/** Texts by field: `key`, or `key.position` in a list. */
export type FieldTexts = Readonly<Record<string, string>>;

export type CheckedAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly fields: FieldTexts };

/** The first text of each field of a failed validation. */
export function fieldTexts(error: ValidationError): FieldTexts {
  const texts: Record<string, string> = {};
  const single = error.inner.length > 0 ? error.inner : [error];
  for (const { path, message } of single) texts[path ?? ''] ??= message;
  return texts;
}

/** Checks answers by their form's schema, at once. */
export function checkAnswers(definition: Pick<WebformText, 'elements'>, sent: unknown, t: Translate): CheckedAnswers {
  try {
    const answers = answersSchema(definition, t).validateSync(sent, { abortEarly: false });
    return { ok: true, answers: answers as Answers };
  } catch (error) {
    if (error instanceof ValidationError) return { ok: false, fields: fieldTexts(error) };
    throw error;
  }
}
