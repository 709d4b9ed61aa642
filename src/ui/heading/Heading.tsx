import type { ReactNode } from 'react';

export type HeadingLevel = 1 | 2 | 3 | 4;

/** A heading with a level that depends on its position. */
export function Heading({ level, id, children }: { level: HeadingLevel; id?: string; children: ReactNode }) {
  const Tag = `h${level}` as const;
  return <Tag id={id}>{children}</Tag>;
}

/** Returns the next level, for titles inside a block; at most 4. */
export const getNextHeadingLevel = (level: HeadingLevel): HeadingLevel =>
  level < 4 ? ((level + 1) as HeadingLevel) : 4;
