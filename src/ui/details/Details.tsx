import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

interface Props {
  summary: ReactNode;
  open?: boolean;
  /** Told whether it is open, each time that changes. */
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** Opens and closes by itself, without script. */
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
