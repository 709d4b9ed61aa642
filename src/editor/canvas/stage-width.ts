import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type RefObject, useEffect } from 'react';
import { useIsTranslationOpen } from './beside/beside.ts';
import { useFolded } from './panes.ts';
import { useLarge, useWide } from './use-wide.ts';

/** Widths at which a page is drawn, in CSS pixels: of a phone, a tablet and a computer. */
export const STAGE_WIDTHS = ['320', '768', '1280'] as const;
type Width = (typeof STAGE_WIDTHS)[number];

/** Null until the editor chooses one. */
const $chosen = atom<Width | null>(null);

const isWindowFrom = (width: string): boolean => matchMedia(`(min-width: ${width})`).matches;

/**
 * Width that is readable here: two pages beside each other have half of the window each, and one between the other
 * parts has less than half of it.
 */
const widthHere = (isLarge: boolean, isBeside: boolean, isBetween: boolean): Width => {
  if (isBeside) return isLarge ? '768' : '320';
  if (!isWindowFrom('48rem')) return '320';
  return isBetween && !isLarge ? '768' : '1280';
};

/** The width at which every page in the editor is drawn. */
export function useStageWidth(): Width {
  const chosen = useStore($chosen);
  const isBeside = useIsTranslationOpen();
  const isLarge = useLarge();
  const isWide = useWide();
  const isFolded = useFolded();
  return chosen ?? widthHere(isLarge, isBeside, isWide && !isFolded);
}

export const setStageWidth = (width: string | undefined): void =>
  $chosen.set(STAGE_WIDTHS.find((one) => one === width) ?? '1280');

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
