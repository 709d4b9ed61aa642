import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

/** `accent` is the primary action of a view; `risk` is for deleting. */
export type ButtonKind = 'accent' | 'quiet' | 'plain' | 'risk';

interface ButtonAppearance {
  kind?: ButtonKind;
  icon?: IconName;
  wide?: boolean;
  children: ReactNode;
}

const getClasses = (kind: ButtonKind, wide: boolean | undefined) =>
  ['button', kind === 'accent' ? '' : `button-${kind}`, wide ? 'button-wide' : ''].filter(Boolean).join(' ');

function renderContent(icon: IconName | undefined, children: ReactNode) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </>
  );
}

type ButtonProps = ButtonAppearance &
  Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'> & { busy?: string | boolean | undefined };

/** A button, which keeps the focus while it is disabled or `busy`: true, or a label for that time. */
export function Button({
  kind = 'accent',
  icon,
  wide,
  busy = false,
  children,
  type = 'button',
  disabled = false,
  onClick,
  ...rest
}: ButtonProps) {
  const isOff = disabled || busy !== false;
  return (
    <button
      {...rest}
      type={type}
      className={getClasses(kind, wide)}
      onClick={isOff ? (event) => event.preventDefault() : onClick}
      aria-disabled={isOff || undefined}
      aria-busy={busy !== false || undefined}
    >
      {renderContent(icon, typeof busy === 'string' ? busy : children)}
    </button>
  );
}

type ButtonLinkProps = ButtonAppearance & Omit<ComponentProps<'a'>, 'className' | 'style' | 'children'>;

/** A link styled as a button. */
export function ButtonLink({ kind = 'accent', icon, wide, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={getClasses(kind, wide)}>
      {renderContent(icon, children)}
    </a>
  );
}
