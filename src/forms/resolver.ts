import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { Form } from '#src/contract/forms/form.ts';

/** Creates a react-hook-form resolver that validates the values by the rules of the form. */
export function toResolver<T extends FieldValues, V>(form: Form<T, V>): Resolver<T> {
  return (input) => {
    const refusedFields = form.check(input);
    if (refusedFields.length === 0) return { values: input, errors: {} };
    const errors = refusedFields.map(({ name, problem }) => [name, { type: 'refused', message: problem }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<T> };
  };
}
