import type { PageFrame } from './render-canvas-frame.ts';
import type { RowPosition } from './row-position.ts';

/** Class names of a block on the page: of its element, of the band or column in it, and of its content. */
export interface BlockClasses {
  readonly place: string;
  readonly row: string;
  readonly inner: string | undefined;
}

/**
 * Returns the class names of a block for its position on the page; `isSideBySide` is true for the block next to a long
 * page.
 */
export function getBlockClasses(
  location: RowPosition,
  blocks: PageFrame['blocks'],
  isSideBySide: boolean,
): BlockClasses {
  const isBand = blocks === 'bands';
  const [part, row] = location.split('-');
  const innerClasses = [isBand && 'page-width', part !== 'whole' && 'pair', isSideBySide && 'reading-aside']
    .filter(Boolean)
    .join(' ');
  return {
    place: `canvas-place canvas-${part} canvas-${row} ${isSideBySide ? 'canvas-beside' : ''}`.trim(),
    row: isBand ? 'band' : 'column',
    inner: innerClasses || undefined,
  };
}

/** Returns the class names of the block list for a page layout. */
export function getListClass(blocks: PageFrame['blocks']): string {
  const column = blocks === 'column' ? 'page-width canvas-column' : blocks === 'reading' ? 'canvas-column' : '';
  return `canvas-blocks ${column}`.trim();
}
