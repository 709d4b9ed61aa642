import type { Domain } from '#src/domains/domain.ts';
import { findDrawing } from '#src/ui/drawing/drawings.ts';
import { getSceneColours } from './scene.ts';

/**
 * Returns the landscape of a domain by day as a self-contained SVG: style sheets do not apply to a file, so it contains
 * its colours. Fills the size from the bottom up, and crops the rest.
 */
export function renderLandscapeSvg({ landscape, theme }: Domain, width: number, height: number): string {
  const drawing = findDrawing(landscape);
  if (drawing?.kind !== 'scene') throw new Error(`No landscape "${landscape}".`);
  const colours = getSceneColours(theme, 'day');
  const align = drawing.crop === 'right' ? 'xMaxYMax' : 'xMidYMax';
  const paths = drawing.layers
    .filter(({ part }) => part !== 'stars')
    .map(({ d, fill }) => `<path d="${d}" fill="${colours[fill]}"/>`);
  const sky = `<rect width="100%" height="100%" fill="${colours.s1}"/>`;
  const frame = `width="${width}" height="${height}" viewBox="0 0 1200 480" preserveAspectRatio="${align} slice"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${sky}${paths.join('')}</svg>`;
}
