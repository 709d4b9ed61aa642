import { toFingerprint } from '../fingerprint.ts';
import { DRAWINGS } from './drawings.ts';
import type { Layer } from './layer.ts';
import { HORIZONS } from './scenes/horizons.ts';

/** A drawing in a separate file, for pages that show it by reference. */
export interface DrawingFile {
  /** File name with a hash of the drawing, so that browsers may cache it forever. */
  readonly file: string;
  readonly layers: readonly Layer[];
}

/** Id of the only element in the file. */
export const LAYERS_ID = 'd';

const named = (name: string, layers: readonly Layer[]): readonly [string, DrawingFile] => [
  name,
  { file: `${name}.${toFingerprint(JSON.stringify(layers))}`, layers },
];

const links = new Map([
  ...Object.entries(DRAWINGS).map(([name, { layers }]) => named(name, layers)),
  ...Object.entries(HORIZONS).map(([name, layers]) => named(`horizon-${name}`, layers)),
]);

/** Drawings that a page may show by reference. */
export const LINKED_DRAWINGS: readonly DrawingFile[] = [...links.values()];

/** Returns the URL for `<use>`; undefined for an unknown name. */
export function getDrawingHref(name: string): string | undefined {
  const drawing = links.get(name);
  return drawing && `/drawings/${drawing.file}.svg#${LAYERS_ID}`;
}
