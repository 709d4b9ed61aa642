import { ValidationError } from 'yup';
import type { Form } from '#src/contract/forms/form.ts';
import type { Language } from '#src/domains/domain.ts';
import { ValidationFailure } from './api-error.ts';
import { refusedTexts } from './refused-fields.ts';

/** The folder of the words of every form of the desk about people, as in the browser. */
const WORDS = 'desk-people.errors';

/**
 * The values of a form of the desk about people, read by the rules that the browser uses as well; what is refused is a
 * 422 by the form's names.
 */
export function readFormValues<T extends Readonly<Record<string, string>>, V>(
  form: Form<T, V>,
  typed: T,
  language: Language,
): V {
  try {
    form.schema.validateSync(typed, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = error.inner.map(({ path = '', message }) => ({ name: path, wire: path, problem: message }));
    throw new ValidationFailure(refusedTexts(language, WORDS, refused));
  }
  return form.read(typed);
}
