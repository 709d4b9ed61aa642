import type { ReactNode } from 'react';
import { LinkedDrawing, type LinkedDrawingName } from '../drawing/LinkedDrawing.tsx';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';

interface Props {
  /** Omitted below another drawing. */
  drawing?: LinkedDrawingName;
  title: string;
  level?: HeadingLevel;
  children: ReactNode;
  /** Button or link for the first step. */
  action?: ReactNode;
}

/** Empty or failed list: a drawing, an explanation and the first step. */
export function EmptyState({ drawing, title, level = 2, children, action }: Props) {
  return (
    <div className="empty-state" data-light="hour">
      {drawing && <LinkedDrawing name={drawing} />}
      <div>
        <Heading level={level}>{title}</Heading>
        <p>{children}</p>
        {action && <div className="button-row">{action}</div>}
      </div>
    </div>
  );
}
