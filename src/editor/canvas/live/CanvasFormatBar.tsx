import type { FocusEvent, ReactNode } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { FormatBar } from '../../kit/rich-text/FormatBar.tsx';
import { BAR_ID, useHasOpenedText, useOpenText } from './open-text.ts';

/**
 * Format bar of the text that is open on the canvas, or else the given children: a single row of fixed height, so that
 * the page does not move. The hint disappears after a text was opened.
 */
export function CanvasFormatBar({ children }: { readonly children: ReactNode }) {
  const { t } = useIsland();
  const open = useOpenText();
  const wasOpened = useHasOpenedText();
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const isWithin = event.currentTarget.contains(event.relatedTarget);
    // The edited text is inside the frame of the canvas.
    const isBack = event.relatedTarget instanceof HTMLIFrameElement;
    if (!isWithin && !isBack && event.relatedTarget !== null) open?.onLeft();
  };
  return (
    // Keeps the text selection while a format is clicked.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only holds what is pressed
    <div
      id={BAR_ID}
      className="canvas-live-formats"
      onBlur={handleBlur}
      onKeyDown={(event) => event.stopPropagation()}
      onMouseDown={(event) => event.target instanceof HTMLButtonElement && event.preventDefault()}
    >
      {open ? (
        <FormatBar editor={open.editor} id="canvas-live" label={open.label} />
      ) : (
        <div className="canvas-closed">
          {children}
          {!wasOpened && <p className="soft">{t('desk-fields.live.hint')}</p>}
        </div>
      )}
    </div>
  );
}
