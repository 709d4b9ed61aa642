import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface Props {
  summary: ReactNode;
  open?: boolean;
  /** Called when it opens (true) or closes (false). */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Disclosure that works without script. */
export function Details({ summary, open, onToggle, children }: Props) {
  return (
    <details
      className="details"
      open={open}
      {...(onToggle && { onToggle: ({ currentTarget }) => onToggle(currentTarget.open) })}
    >
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
