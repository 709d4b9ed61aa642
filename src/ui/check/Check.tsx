import type { ComponentProps, ReactNode } from 'react';

type Props = { id: string; label: ReactNode; help?: ReactNode; type?: 'checkbox' | 'radio' } & Omit<
  ComponentProps<'input'>,
  'id' | 'type' | 'className' | 'style'
>;

/** A checkbox with its label next to it; the help is announced with it. */
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
