import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

type Props = { icon: IconName; label: string } & Omit<ComponentProps<'button'>, 'className' | 'style' | 'children'>;

/** Icon button with an accessible label. */
export function IconButton({ icon, label, type = 'button', ...rest }: Props) {
  return (
    <button {...rest} type={type} className="icon-button" aria-label={label}>
      <Icon name={icon} />
    </button>
  );
}
