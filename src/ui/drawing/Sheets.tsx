import { referenceTo } from './linked.ts';
import type { Part, Sheet } from './sheet.ts';

/** What comes and goes with the time of day: a drawing that is shown by reference hears variables, not classes. */
const OPACITY: Partial<Record<Part, string>> = { stars: 'var(--il-stars)', birds: 'var(--il-birds)' };

/** The sheets of a drawing as paths, inside any svg. */
export function Sheets({ sheets }: { sheets: readonly Sheet[] }) {
  return sheets.map(({ d, fill, part }) => {
    const opacity = part && OPACITY[part];
    return <path key={d} className={opacity ? undefined : part} d={d} fill={`var(--il-${fill})`} opacity={opacity} />;
  });
}

/** The sheets of a drawing in its own file: the page stays small, and the file is loaded once for every page. */
export function LinkedSheets({ name }: { name: string }) {
  return <use href={referenceTo(name)} />;
}
