import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type RefObject, useEffect } from 'react';
import { useIsBeside } from './beside/beside.ts';

/** Widths at which a page is drawn, in CSS pixels: of a phone, a tablet and a computer. */
export const WIDTHS = ['320', '768', '1280'] as const;
type Width = (typeof WIDTHS)[number];

/** Null until somebody chooses one. */
const $chosen = atom<Width | null>(null);

const isWindowFrom = (width: string): boolean => matchMedia(`(min-width: ${width})`).matches;

/** What can be read here: two pages beside each other have half of the window each. */
const widthHere = (isBeside: boolean): Width => {
  if (isBeside) return isWindowFrom('75rem') ? '768' : '320';
  return isWindowFrom('48rem') ? '1280' : '320';
};

/** The width at which every page in the editor is drawn. */
export function useStageWidth(): Width {
  const chosen = useStore($chosen);
  const isBeside = useIsBeside();
  return chosen ?? widthHere(isBeside);
}

export const setStageWidth = (width: string | undefined): void =>
  $chosen.set(WIDTHS.find((one) => one === width) ?? '1280');

/** Draws a sheet at a width, made smaller where its room is narrower, and as high as the room then is. */
export function useFitted(
  room: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  width: Width,
): void {
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
  }, [room, sheet, width]);
}
