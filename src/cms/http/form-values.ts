import { ValidationError } from 'yup';
import type { Form } from '#src/contract/forms/form.ts';
import type { Language } from '#src/domains/domain.ts';
import { ValidationFailure } from './api-error.ts';
import { refusedTexts } from './refused-fields.ts';

interface Said {
  readonly language: Language;
  /** The folder of the form's own words, as in `useForm`. */
  readonly words: string;
  /** The names under which fields travel that the form names otherwise. */
  readonly wires?: Readonly<Record<string, string>>;
}

/**
 * The values of a form, read by the rules and refused in the words that the browser uses as well: a 422 that names each
 * field as it travels.
 */
export function readFormValues<T extends object, V>(
  form: Form<T, V>,
  typed: T,
  { language, words, wires = {} }: Said,
): V {
  try {
    form.schema.validateSync(typed, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const refused = error.inner.map(({ path = '', message }) => ({
      name: path,
      wire: wires[path] ?? path,
      problem: message,
    }));
    throw new ValidationFailure(refusedTexts(language, words, refused));
  }
  return form.read(typed);
}

/** The folder of the words of every form of the desk about people. */
export const PEOPLE_WORDS = 'desk-people.errors';
