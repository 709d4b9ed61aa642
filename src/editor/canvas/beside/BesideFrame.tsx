import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Language } from '#src/domains/domain.ts';
import { useCanvasContext } from '../canvas-context.ts';
import { useEditing } from '../editing.ts';
import { useFrameDocument } from '../frame-document.ts';
import { useFitted, useStageWidth } from '../stage-width.ts';

const EMPTY = '<!doctype html><html><head></head><body tabindex="0"></body></html>';

/** Room above a block that is brought into view, in CSS pixels of the page. */
const ABOVE = 96;

interface Props {
  readonly language: Language;
  readonly title: string;
  /** The block that is brought into view, by uuid. */
  readonly chosen: string | null;
  readonly children: ReactNode;
}

/** A frame of its own for a page that is read, at the width of the canvas beside it. */
export function BesideFrame({ language, title, chosen, children }: Props) {
  const { domain } = useEditing();
  const { sheets } = useCanvasContext();
  const [target, setTarget] = useState<Document | null>(null);
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  useFitted(room, sheet, useStageWidth());
  useFrameDocument(target, { domain, language, sheet: sheets[domain], title });

  useEffect(() => {
    const view = target?.defaultView;
    const place = chosen === null ? null : target?.querySelector(`[data-block='${CSS.escape(chosen)}']`);
    if (view && place) view.scrollBy({ top: place.getBoundingClientRect().top - ABOVE });
  }, [target, chosen]);

  return (
    <div className="canvas-room" ref={room}>
      <div className="canvas-sheet" ref={sheet}>
        <iframe
          className="canvas-beside-frame"
          title={title}
          srcDoc={EMPTY}
          onLoad={({ currentTarget }) => setTarget(currentTarget.contentDocument)}
        />
        {target && createPortal(children, target.body)}
      </div>
    </div>
  );
}
