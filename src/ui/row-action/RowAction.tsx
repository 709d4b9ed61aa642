import type { ComponentProps } from 'react';
import { Icon } from '../icon/Icon.tsx';
import type { IconName } from '../icon/icons.ts';

interface Look {
  icon: IconName;
  label: string;
  /** What it is about, for those who hear the label alone. */
  about?: string | undefined;
}

function Content({ icon, label, about }: Look) {
  return (
    <>
      <Icon name={icon} />
      <span>{label}</span>
      {about && <span className="visually-hidden">({about})</span>}
    </>
  );
}

type RowActionProps = Look & Omit<ComponentProps<'button'>, 'type' | 'className' | 'style' | 'children'>;

/** A small thing to do with what stands above it: like, answer, report, change. `aria-pressed` shows one that is on. */
export function RowAction({ icon, label, about, ...rest }: RowActionProps) {
  return (
    <button {...rest} type="button" className="row-action">
      <Content icon={icon} label={label} about={about} />
    </button>
  );
}

/** The same, where it leads elsewhere. */
export function RowActionLink({ icon, label, about, href }: Look & { href: string }) {
  return (
    <a href={href} className="row-action">
      <Content icon={icon} label={label} about={about} />
    </a>
  );
}
