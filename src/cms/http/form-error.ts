import type { RefusedField } from '#src/contract/fields/fields.ts';
import type { Language } from '#src/domains/domain.ts';
import type { TextValues } from '#src/i18n/create-translate.ts';
import { getProblemText } from '#src/i18n/problem-text.ts';
import { createTranslate } from './create-translate.ts';

/** Location of the error texts for a body: those of the form that sends it. */
export interface FormTexts {
  /** Text namespace of the form, as in `useForm`. */
  readonly textKey: string;
  /** Form field names by their path in the body, without indexes; default: the path. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Values that a form refuses: 400, with a message and a text by key, in the reader's language. */
export class FormError extends Error {
  readonly fields: Readonly<Record<string, string>>;

  constructor(fields: Readonly<Record<string, string>>) {
    super('submitted data contains errors');
    this.fields = fields;
  }
}

/** Returns the error text of one refused field, from the texts of the form (`words` as in `useForm`). */
export const getFieldErrorText = (
  language: Language,
  text: string,
  refusedField: Pick<RefusedField, 'name' | 'problem'>,
  values?: TextValues,
): string => getProblemText(createTranslate(language), text, refusedField, values);

/** Returns the error text of each refused field, from the texts of the form (`words` as in `useForm`). */
export function getFieldErrorTexts(
  language: Language,
  text: string,
  refusedFields: readonly RefusedField[],
  values?: TextValues,
): readonly { readonly field: string; readonly text: string }[] {
  return refusedFields.map((refusedField) => ({
    field: refusedField.wireName,
    text: getFieldErrorText(language, text, refusedField, values),
  }));
}
