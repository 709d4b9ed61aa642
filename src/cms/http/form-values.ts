import type { Form } from '#src/contract/forms/form.ts';
import type { Language } from '#src/domains/domain.ts';
import { ValidationFailure, type Violation } from './api-error.ts';
import { refusedTexts } from './refused-fields.ts';

interface Said {
  readonly language: Language;
  /** The folder of the form's own words, as in `useForm`. */
  readonly words: string;
  /** The names under which fields travel that the form names otherwise. */
  readonly wires?: Readonly<Record<string, string>>;
}

/** What the rules of a form refuse, in the words that the browser uses as well; each field is named as it travels. */
export function formViolations<T extends object, V>(
  form: Form<T, V>,
  typed: T,
  { language, words, wires = {} }: Said,
): readonly Violation[] {
  const refused = form.check(typed).map(({ name, problem }) => ({ name, wire: wires[name] ?? name, problem }));
  return refused.length === 0 ? [] : refusedTexts(language, words, refused);
}

/** The values of a form as they are read; a 422 with its violations where one is refused. */
export function readFormValues<T extends object, V>(form: Form<T, V>, typed: T, said: Said): V {
  const violations = formViolations(form, typed, said);
  if (violations.length > 0) throw new ValidationFailure(violations);
  return form.read(typed);
}

/** The folder of the words of every form of the desk about people. */
export const PEOPLE_WORDS = 'desk-people.errors';
