import type { QueryEntry } from '../operation.ts';

/** The parts of a query that say something. */
export function queryOf(query: Readonly<Record<string, string | number | undefined>> = {}): readonly QueryEntry[] {
  return Object.entries(query).flatMap(([name, value]): QueryEntry[] =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
}
