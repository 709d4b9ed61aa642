import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { type RefObject, useEffect } from 'react';
import { usePanesFolded } from './panes.ts';
import { useIsTranslationOpen } from './translation-pane/translation-pane.ts';
import { useIsLarge, useIsWide } from './use-wide.ts';

/** Widths at which a page is rendered, in CSS pixels: phone, tablet and computer. */
export const STAGE_WIDTHS = ['320', '768', '1280'] as const;
type Width = (typeof STAGE_WIDTHS)[number];

/** Null until the editor selects a width. */
const $chosen = atom<Width | null>(null);

const isWindowFrom = (width: string): boolean => matchMedia(`(min-width: ${width})`).matches;

/**
 * Returns the largest readable width: two pages next to each other have half of the window each, and a page between
 * other panes has less than half.
 */
const getReadableWidth = (isLarge: boolean, isBeside: boolean, isBetween: boolean): Width => {
  if (isBeside) return isLarge ? '768' : '320';
  if (!isWindowFrom('48rem')) return '320';
  return isBetween && !isLarge ? '768' : '1280';
};

/** Returns the width at which pages in the editor are rendered. */
export function useStageWidth(): Width {
  const chosen = useStore($chosen);
  const isBeside = useIsTranslationOpen();
  const isLarge = useIsLarge();
  const isWide = useIsWide();
  const isFolded = usePanesFolded();
  return chosen ?? getReadableWidth(isLarge, isBeside, isWide && !isFolded);
}

export const setStageWidth = (width: string | undefined): void =>
  $chosen.set(STAGE_WIDTHS.find((one) => one === width) ?? '1280');

/** Scales a sheet of this width down if its container is narrower, and sets its height to the available space. */
export function useFittedScale(
  room: RefObject<HTMLElement | null>,
  sheet: RefObject<HTMLElement | null>,
  width: Width,
): void {
  useEffect(() => {
    const [outer, inner] = [room.current, sheet.current];
    if (!outer || !inner) return undefined;
    const fill = () => {
      // A hidden element has no size.
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
