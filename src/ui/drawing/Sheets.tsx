import { getDrawingHref } from './linked.ts';
import type { ScenePart, Sheet } from './sheet.ts';

/** Parts that appear and disappear: a drawing shown by reference inherits variables of the page, not its classes. */
const OPACITY: Partial<Record<ScenePart, string>> = {
  stars: 'var(--il-stars)',
  birds: 'var(--il-birds)',
  'cloud-left': 'var(--il-cloud-left,1)',
};

/** The sheets of a drawing as paths, inside any svg. */
export function Sheets({ sheets }: { sheets: readonly Sheet[] }) {
  return sheets.map(({ d, fill, part }) => (
    <path key={d} d={d} fill={`var(--il-${fill})`} opacity={part && OPACITY[part]} />
  ));
}

/**
 * The sheets of a drawing by reference to its file: the page remains small, and the file is loaded once for all pages.
 */
export function LinkedSheets({ name }: { name: string }) {
  return <use href={getDrawingHref(name)} />;
}
