import type { ReactNode } from 'react';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly help: string | undefined;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

/** Several controls that edit one value. */
export function Group({ id, label, help, error, children }: Props) {
  const description = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset className="canvas-group" id={id} tabIndex={-1} aria-describedby={description}>
      <legend>{label}</legend>
      {help && (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
