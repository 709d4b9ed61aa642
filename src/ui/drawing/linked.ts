import { fingerprint } from '../fingerprint.ts';
import { DRAWINGS } from './drawings.ts';
import { HORIZONS } from './scenes/horizons.ts';
import type { Sheet } from './sheet.ts';

/** A drawing in a separate file, for pages that show it by reference. */
export interface DrawingFile {
  /** Contains a hash of the drawing, so that a browser may cache the file forever. */
  readonly file: string;
  readonly sheets: readonly Sheet[];
}

/** Id of the one element in the file. */
export const SHEETS_ID = 'd';

const named = (name: string, sheets: readonly Sheet[]): readonly [string, DrawingFile] => [
  name,
  { file: `${name}.${fingerprint(JSON.stringify(sheets))}`, sheets },
];

const linked = new Map([
  ...Object.entries(DRAWINGS).map(([name, { sheets }]) => named(name, sheets)),
  ...Object.entries(HORIZONS).map(([name, sheets]) => named(`horizon-${name}`, sheets)),
]);

/** Every drawing that a page may show by reference. */
export const LINKED_DRAWINGS: readonly DrawingFile[] = [...linked.values()];

/** Address for `<use>`; undefined for a name that is not in the kit. */
export function getDrawingHref(name: string): string | undefined {
  const drawing = linked.get(name);
  return drawing && `/drawings/${drawing.file}.svg#${SHEETS_ID}`;
}
