import { Puck } from '@puckeditor/core';
import { useEffect, useRef, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { OpenTextBar } from './live/OpenTextBar.tsx';

const WIDTHS = ['320', '768', '1280'] as const;
type Width = (typeof WIDTHS)[number];

/** A page as wide as a computer's cannot be read on a phone. */
const widthHere = (): Width => (matchMedia('(min-width: 48rem)').matches ? '1280' : '320');

/** The canvas: the page at the width of a phone, a tablet or a computer, made to fill the room there is. */
export function Stage() {
  const { t } = useIsland();
  const [width, setWidth] = useState<Width>(widthHere);
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const [outer, inner] = [room.current, sheet.current];
    if (!outer || !inner) return undefined;
    const fill = () => {
      // Out of view it has no size.
      if (outer.clientWidth === 0) return;
      const scale = Math.min(1, outer.clientWidth / Number(width));
      inner.style.width = `${width}px`;
      inner.style.height = `${outer.clientHeight / scale}px`;
      inner.style.transform = `scale(${scale})`;
    };
    const observer = new ResizeObserver(fill);
    observer.observe(outer);
    fill();
    return () => observer.disconnect();
  }, [width]);

  return (
    <section className="canvas-stage" data-pane-name="stage" aria-label={t('desk-fields.canvas.title')}>
      <Options
        id="canvas-width"
        name="canvas-width"
        legend={t('desk-fields.canvas.width')}
        pick="one"
        look="chips"
        options={WIDTHS.map((value) => ({ value, label: t(`desk-fields.canvas.widths.${value}`) }))}
        chosen={[width]}
        onChoose={([next]) => setWidth(WIDTHS.find((one) => one === next) ?? '1280')}
      />
      <OpenTextBar />
      <div className="canvas-room" ref={room}>
        <div className="canvas-sheet" ref={sheet}>
          <Puck.Preview />
        </div>
      </div>
    </section>
  );
}
