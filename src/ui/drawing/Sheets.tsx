import type { Sheet } from './sheet.ts';

/** The sheets of a drawing as paths, inside any svg. */
export function Sheets({ sheets }: { sheets: readonly Sheet[] }) {
  return sheets.map(({ d, fill, part }) => <path key={d} className={part} d={d} fill={`var(--il-${fill})`} />);
}
