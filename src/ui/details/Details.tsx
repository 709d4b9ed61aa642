import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface Props {
  summary: ReactNode;
  open?: boolean;
  /** Called on every change, with true when it opens. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Works without script. */
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
