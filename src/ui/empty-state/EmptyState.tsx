import type { ReactNode } from 'react';
import { Drawing } from '../drawing/Drawing.tsx';
import type { DrawingName } from '../drawing/drawings.ts';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';

interface Props {
  drawing: DrawingName;
  title: string;
  level?: HeadingLevel;
  children: ReactNode;
  /** The first step to take. */
  action?: ReactNode;
}

/** Where nothing stands yet, or nothing could be loaded: the place, what it is for, and the first step. */
export function EmptyState({ drawing, title, level = 2, children, action }: Props) {
  return (
    <div className="empty-state">
      <Drawing name={drawing} />
      <div>
        <Heading level={level}>{title}</Heading>
        <p>{children}</p>
        {action && <div className="button-row">{action}</div>}
      </div>
    </div>
  );
}
