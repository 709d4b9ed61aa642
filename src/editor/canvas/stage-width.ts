import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type RefObject, useEffect } from 'react';

/** Widths at which a page is rendered: that of the canvas, or of a phone, tablet or computer in CSS pixels. */
export const STAGE_WIDTHS = ['fit', '390', '768', '1280'] as const;
type Width = (typeof STAGE_WIDTHS)[number];

/** Minimum width of a page, also on a canvas that is narrower. */
const MINIMUM_WIDTH = 320;

const $width = atom<Width>('fit');

/** Returns the width at which pages in the editor are rendered. */
export const useStageWidth = (): Width => useStore($width);

export const setStageWidth = (width: string | undefined): void =>
  $width.set(STAGE_WIDTHS.find((item) => item === width) ?? 'fit');

/** Scales a sheet of this width down if its container is narrower, and sets its height to the available space. */
export function useFittedScale(
  room: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  width: Width,
): void {
  useEffect(() => {
    const [roomElement, sheetElement] = [room.current, sheet.current];
    if (!roomElement || !sheetElement) return undefined;
    const fill = () => {
      const available = roomElement.clientWidth;
      // A hidden element has no size.
      if (available === 0) return;
      const frameWidth = width === 'fit' ? Math.max(MINIMUM_WIDTH, available) : Number(width);
      const scale = Math.min(1, available / frameWidth);
      sheetElement.style.width = `${frameWidth}px`;
      sheetElement.style.height = `${roomElement.clientHeight / scale}px`;
      sheetElement.style.transform = `scale(${scale})`;
    };
    const observer = new ResizeObserver(fill);
    observer.observe(roomElement);
    fill();
    return () => observer.disconnect();
  }, [room, sheet, width]);
}
