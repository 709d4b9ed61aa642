import { Puck } from '@puckeditor/core';
import { memo, useRef } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { CanvasFormatBar } from './live/CanvasFormatBar.tsx';
import { STAGE_WIDTHS, setStageWidth, useFittedScale, useStageWidth } from './stage-width.ts';

/** The canvas: the page at the width of a phone, tablet or computer, scaled to the available space. */
export const Stage = memo(function Stage() {
  const { t } = useIsland();
  const width = useStageWidth();
  const room = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);

  useFittedScale(room, sheet, width);

  return (
    <section className="canvas-stage" data-pane-name="stage" aria-label={t('desk-fields.canvas.title')}>
      <CanvasFormatBar>
        <Options
          id="canvas-width"
          name="canvas-width"
          legend={t('desk-fields.canvas.width')}
          pick="one"
          variant="chips"
          options={STAGE_WIDTHS.map((value) => ({ value, label: t(`desk-fields.canvas.widths.${value}`) }))}
          selected={[width]}
          onChoose={([next]) => setStageWidth(next)}
        />
      </CanvasFormatBar>
      <div className="canvas-room" ref={room}>
        <div className="canvas-sheet" ref={sheet}>
          <Puck.Preview />
        </div>
      </div>
    </section>
  );
});
