import {
  type Fields,
  type InferContext,
  type InferTexts,
  type InferValues,
  mapFields,
} from '#src/contract/fields/fields.ts';
import { createFormParsers, defineForm, type Form } from '#src/contract/forms/form.ts';
import type { Language } from '#src/domains/domain.ts';
import { ValidationFailure, type Violation } from './api-error.ts';
import { getFieldErrorTexts } from './form-error.ts';

interface Wires {
  /** Wire names of fields that have another name in the form. */
  readonly wires?: Readonly<Record<string, string>>;
}

interface FormTextsOptions extends Wires {
  readonly language: Language;
  /** Text namespace of the form, as in `useForm`. */
  readonly textKey: string;
}

/** Returns the violations of a form's rules, with the texts that the browser shows; fields have their wire names. */
export function listFormViolations<T extends object, V>(
  form: Form<T, V> & Wires,
  input: T,
  { language, textKey, wires = form.wires ?? {} }: FormTextsOptions,
): readonly Violation[] {
  const errors = form.check(input).map(({ name, problem }) => ({ name, wireName: wires[name] ?? name, problem }));
  return errors.length === 0 ? [] : getFieldErrorTexts(language, textKey, errors);
}

/** Returns the parsed values of a form; throws 422 with the violations if a value is refused. */
export function readFormValues<T extends object, V>(form: Form<T, V> & Wires, input: T, texts: FormTextsOptions): V {
  const violations = listFormViolations(form, input, texts);
  if (violations.length > 0) throw new ValidationFailure(violations);
  return form.read(input);
}

/** Creates the form of a record's fields, each typed as one text. */
export const toForm = <F extends Fields>(
  fields: F,
  context: InferContext<F>,
): Form<InferTexts<F>, InferValues<F>> & Wires => ({
  ...(defineForm(createFormParsers(fields, context)) as unknown as Form<InferTexts<F>, InferValues<F>>),
  wires: mapFields(fields, ({ wireName }) => wireName),
});

/** Text namespace of the desk's forms about users. */
export const PEOPLE_FORM_TEXTS = 'desk-people.errors';
