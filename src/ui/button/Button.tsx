import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

/** `accent` is the one thing to press in a view; `risk` deletes. */
export type ButtonKind = 'accent' | 'quiet' | 'plain' | 'risk';

interface Look {
  kind?: ButtonKind;
  icon?: IconName;
  wide?: boolean;
  children: ReactNode;
}

const classes = (kind: ButtonKind, wide: boolean | undefined) =>
  ['button', kind === 'accent' ? '' : `button-${kind}`, wide ? 'button-wide' : ''].filter(Boolean).join(' ');

function content(icon: IconName | undefined, children: ReactNode) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
}

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & { busy?: string };

/** Does something here. While `busy` it says so, and cannot be pressed again. */
export function Button({
  kind = 'accent',
  icon,
  wide,
  busy,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  const waits = busy !== undefined;
  return (
    <button
      {...rest}
      type={type}
      className={classes(kind, wide)}
      disabled={disabled || waits}
      aria-busy={waits || undefined}
    >
      {content(icon, busy ?? children)}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'>;

/** Goes somewhere, with the weight of a button. */
export function ButtonLink({ kind = 'accent', icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={classes(kind, wide)}>
      {content(icon, children)}
    </a>
  );
}
