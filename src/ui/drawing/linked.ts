import { toFingerprint } from '../fingerprint.ts';
import { DRAWINGS } from './drawings.ts';
import { HORIZONS } from './scenes/horizons.ts';
import type { Sheet } from './sheet.ts';

/** A drawing in a separate file, for pages that show it by reference. */
export interface DrawingFile {
  /** File name with a hash of the drawing, so that browsers may cache it forever. */
  readonly file: string;
  readonly sheets: readonly Sheet[];
}

/** Id of the only element in the file. */
export const SHEETS_ID = 'd';

const named = (name: string, sheets: readonly Sheet[]): readonly [string, DrawingFile] => [
  name,
  { file: `${name}.${toFingerprint(JSON.stringify(sheets))}`, sheets },
];

const links = new Map([
  ...Object.entries(DRAWINGS).map(([name, { sheets }]) => named(name, sheets)),
  ...Object.entries(HORIZONS).map(([name, sheets]) => named(`horizon-${name}`, sheets)),
]);

/** Drawings that a page may show by reference. */
export const LINKED_DRAWINGS: readonly DrawingFile[] = [...links.values()];

/** Returns the URL for `<use>`; undefined for an unknown name. */
export function getDrawingHref(name: string): string | undefined {
  const drawing = links.get(name);
  return drawing && `/drawings/${drawing.file}.svg#${SHEETS_ID}`;
}
