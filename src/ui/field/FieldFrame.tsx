import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

export interface FieldText {
  /** Unique on the page; prefix of the ids of the help and error texts. */
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
}

interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** Returns the attributes that connect a control with its help and error texts. */
function getControlProps({ id, help, error }: FieldText): ControlProps {
  const description = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return { id, 'aria-describedby': description || undefined, 'aria-invalid': error ? true : undefined };
}

/** Error text of a field. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  if (!error) return null;
  return (
    <p className="field-error" id={`${id}-error`}>
      <Icon name="circle-alert" />
      <span>{error}</span>
    </p>
  );
}

/** Label and help above a control, and its error below. */
export function FieldFrame({ children, ...text }: FieldText & { children: (control: ControlProps) => ReactNode }) {
  const { id, label, help, error } = text;
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children(getControlProps(text))}
      <FieldError id={id} error={error} />
    </div>
  );
}
