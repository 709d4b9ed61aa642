import { DRAWINGS } from './drawings.ts';
import { HORIZONS } from './scenes/horizons.ts';
import type { Sheet } from './sheet.ts';

/** A drawing in a file of its own, for pages that show it by reference. */
export interface LinkedDrawing {
  /** Carries a hash of the drawing, so that a browser may keep the file for ever. */
  readonly file: string;
  readonly sheets: readonly Sheet[];
}

/** Of the one element in the file. */
export const SHEETS_ID = 'd';

/** FNV-1a, 32 bits: browsers draw with this module as well and have no hash that answers at once. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

const named = (name: string, sheets: readonly Sheet[]): readonly [string, LinkedDrawing] => [
  name,
  { file: `${name}.${hashOf(JSON.stringify(sheets))}`, sheets },
];

const linked = new Map([
  ...Object.entries(DRAWINGS).map(([name, { sheets }]) => named(name, sheets)),
  ...Object.entries(HORIZONS).map(([name, sheets]) => named(`horizon-${name}`, sheets)),
]);

/** Every drawing that a page may show by reference. */
export const LINKED_DRAWINGS: readonly LinkedDrawing[] = [...linked.values()];

/** What `<use>` refers to; undefined for a name that is not in the kit. */
export function referenceTo(name: string): string | undefined {
  const drawing = linked.get(name);
  return drawing && `/drawings/${drawing.file}.svg#${SHEETS_ID}`;
}
