import { useCallback, useMemo, useRef } from 'react';
import type { SafeHtml } from '#registry/fields/field.ts';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { type Mark, placesIn } from './marks.ts';
import { useLivePlaces } from './use-live-places.ts';

interface Props {
  readonly html: SafeHtml;
  readonly marks: readonly Mark[];
  readonly className?: string | undefined;
  /** Somebody begins or ends to type in it; meanwhile it must be handed the same drawing. */
  readonly onHold: (isHeld: boolean) => void;
}

/** A drawing whose words are typed where they stand. */
export function LiveDrawing({ html, marks, className, onHold }: Props) {
  const root = useRef<HTMLElement>(null);
  // The same drawing has the same marks, however often it is drawn again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const placed = useMemo(() => placesIn(html, marks), [html]);
  useLivePlaces(root, placed, marks, onHold);
  const keep = useCallback((element: HTMLElement | null) => {
    root.current = element;
  }, []);
  return <SafeHtmlBlock ref={keep} html={placed} {...(className ? { className } : {})} />;
}
