import { useEffect, useRef, useState } from 'react';

export type SkeletonShape = 'rows' | 'days' | 'bars' | 'text';

const COUNTS: Record<SkeletonShape, number> = { rows: 5, days: 7, bars: 7, text: 3 };

interface Props {
  /** Shape of the loading content: five list rows, the seven days of a week, seven day bars, or a text. */
  shape: SkeletonShape;
  /** Announced while loading. */
  label: string;
  count?: number;
}

/**
 * Placeholder of the size of the loading content, so that nothing moves. Its text is written into an existing live
 * region, because text that is added together with its region is not announced. Of several skeletons only the first is
 * announced.
 */
export function Skeleton({ shape, label, count = COUNTS[shape] }: Props) {
  const region = useRef<HTMLDivElement>(null);
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => setSpeaking(document.querySelector('.skeletons') === region.current), []);
  return (
    <div ref={region} className={`skeletons skeletons-${shape}`} role="status">
      <span className="visually-hidden">{isSpeaking && label}</span>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all of them are identical
        <span key={index} className="skeleton" />
      ))}
    </div>
  );
}
