import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';

/** Opens and closes by itself, without script. */
export function Details({ summary, open, children }: { summary: ReactNode; open?: boolean; children: ReactNode }) {
  return (
    <details className="details" open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  );
}
