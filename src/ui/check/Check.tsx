import type { ComponentProps, ReactNode } from 'react';

type Props = { id: string; label: ReactNode; help?: ReactNode; type?: 'checkbox' | 'radio' } & Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'className' | 'style'
>;

/** Checkbox with a label next to it and an optional help text. */
export function Check({ id, label, help, type = 'checkbox', ...rest }: Props) {
  const helpId = help ? `${id}-help` : undefined;
  return (
    <div className="check">
      <input aria-describedby={helpId} {...rest} id={id} type={type} />
      <label htmlFor={id}>{label}</label>
      {help && (
        <span className="soft" id={helpId}>
          {help}
        </span>
      )}
    </div>
  );
}
