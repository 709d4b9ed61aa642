import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Field, type FieldText } from './Field.tsx';

type Own<T extends 'input' | 'select' | 'textarea'> = FieldText &
  Omit<ComponentProps<T>, 'id' | 'className' | 'style' | 'aria-describedby' | 'aria-invalid'>;

/** One line of text; the type and the autocomplete token select the phone's keyboard and suggestions. */
export function TextField({ id, label, help, error, type = 'text', ...rest }: Own<'input'>) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => <input {...rest} {...control} type={type} className="control" />}
    </Field>
  );
}

/** Several lines to type. */
export function TextArea({ id, label, help, error, ...rest }: Own<'textarea'>) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => <textarea {...rest} {...control} className="control" />}
    </Field>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** One out of a long list; a short list is shown as `Options`. */
export function SelectField({
  id,
  label,
  help,
  error,
  options,
  ...rest
}: Own<'select'> & { options: readonly Option[] }) {
  return (
    <Field id={id} label={label} help={help} error={error}>
      {(control) => (
        <div className="select-control">
          <select {...rest} {...control} className="control">
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  );
}
