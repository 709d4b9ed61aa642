import { writeFileSync } from 'node:fs';
import { DRAWINGS, type DrawingRecord } from './drawings.ts';
import { getDrawingHref } from './linked.ts';

/** Returns the data needed to show each drawing from its file, without its paths. */
export function listLinkedFiles(): Record<string, { kind: DrawingRecord['kind']; href: string; crop?: 'right' }> {
  const entries = Object.entries(DRAWINGS as Readonly<Record<string, DrawingRecord>>);
  return Object.fromEntries(
    entries.map(([name, { kind, crop }]) => [
      name,
      { kind, href: getDrawingHref(name) ?? '', ...(crop ? { crop } : {}) },
    ]),
  );
}

if (import.meta.filename === process.argv[1]) {
  writeFileSync(`${import.meta.dirname}/linked.json`, JSON.stringify(listLinkedFiles()));
}
