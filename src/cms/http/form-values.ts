import type { Form } from '#src/contract/forms/form.ts';
import type { Language } from '#src/domains/domain.ts';
import { readTyped } from './typed-values.ts';

/** The values of a form, read by the rules that the browser uses as well; what is refused is a 422 by the form's names. */
export async function readFormValues<T extends Readonly<Record<string, string>>, V>(
  form: Form<T, V>,
  typed: T,
  language: Language,
): Promise<V> {
  const names = Object.fromEntries(form.names.map((name) => [name, name]));
  await readTyped(form.schema, typed, names, language);
  return form.read(typed);
}
