import type { Form } from '#src/contract/forms/form.ts';
import type { Language } from '#src/domains/domain.ts';
import { ValidationFailure, type Violation } from './api-error.ts';
import { refusedTexts } from './refused-fields.ts';

interface Said {
  readonly language: Language;
  /** The folder of the form's own texts, as in `useForm`. */
  readonly words: string;
  /** Wire names of fields that have another name in the form. */
  readonly wires?: Readonly<Record<string, string>>;
}

/** Violations of a form's rules, with the texts that the browser shows as well; each field has its wire name. */
export function formViolations<T extends object, V>(
  form: Form<T, V>,
  typed: T,
  { language, words, wires = {} }: Said,
): readonly Violation[] {
  const refused = form.check(typed).map(({ name, problem }) => ({ name, wire: wires[name] ?? name, problem }));
  return refused.length === 0 ? [] : refusedTexts(language, words, refused);
}

/** The parsed values of a form; throws 422 with the violations if a value is refused. */
export function readFormValues<T extends object, V>(form: Form<T, V>, typed: T, said: Said): V {
  const violations = formViolations(form, typed, said);
  if (violations.length > 0) throw new ValidationFailure(violations);
  return form.read(typed);
}

/** The folder of the texts of the desk's forms about users. */
export const PEOPLE_WORDS = 'desk-people.errors';
