import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { FieldFrame, type FieldText } from './FieldFrame.tsx';

type FieldProps<T extends 'input' | 'select' | 'textarea'> = FieldText &
  Omit<ComponentProps<T>, 'id' | 'className' | 'style' | 'aria-describedby' | 'aria-invalid'>;

/** Single-line text field; the type and autocomplete token select the keyboard and suggestions on phones. */
export function TextField({ id, label, help, error, type = 'text', ...rest }: FieldProps<'input'>) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(control) => <input {...rest} {...control} type={type} className="control" />}
    </FieldFrame>
  );
}

/** Multi-line text field. */
export function TextArea({ id, label, help, error, ...rest }: FieldProps<'textarea'>) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
      {(control) => <textarea {...rest} {...control} className="control" />}
    </FieldFrame>
  );
}

interface Option {
  readonly value: string;
  readonly label: string;
}

/** Select for a long list of options; a short list uses `Options`. */
export function SelectField({
  id,
  label,
  help,
  error,
  options,
  ...rest
}: FieldProps<'select'> & { options: readonly Option[] }) {
  return (
    <FieldFrame id={id} label={label} help={help} error={error}>
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
    </FieldFrame>
  );
}
