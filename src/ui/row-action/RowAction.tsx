import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

interface ActionAppearance {
  icon: IconName;
  label: string;
  /** Subject of the action, for screen readers. */
  about?: string | undefined;
}

function Content({ icon, label, about }: ActionAppearance) {
  return (
    <>
      <Icon name={icon} />
      <span>{label}</span>
      {about && <span className="visually-hidden">({about})</span>}
    </>
  );
}

type RowActionProps = ActionAppearance & Omit<ComponentProps<'button'>, 'type' | 'className' | 'style' | 'children'>;

/** Small action on the text above it: like, reply, report, edit. `aria-pressed` marks an active one. */
export function RowAction({ icon, label, about, ...rest }: RowActionProps) {
  return (
    <button {...rest} type="button" className="row-action">
      <Content icon={icon} label={label} about={about} />
    </button>
  );
}

/** Row action as a link. */
export function RowActionLink({ icon, label, about, href }: ActionAppearance & { href: string }) {
  return (
    <a href={href} className="row-action">
      <Content icon={icon} label={label} about={about} />
    </a>
  );
}
