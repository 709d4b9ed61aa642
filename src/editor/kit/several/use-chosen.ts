import { useState } from 'react';

/**
 * Returns the selection of visible rows; rows on other pages are never selected. `may` returns true for selectable
 * rows; all rows by default.
 */
export function useRowSelection<T>(
  rows: readonly T[],
  keyOf: (row: T) => string,
  may: (row: T) => boolean = () => true,
) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const choosable = rows.filter(may);
  const chosen = choosable.filter((row) => keys.has(keyOf(row)));
  return {
    choosable,
    chosen,
    keyOf,
    may,
    has: (row: T) => keys.has(keyOf(row)),
    set: (row: T, isChosen: boolean) => {
      const shown = new Set(chosen.map(keyOf));
      if (isChosen) shown.add(keyOf(row));
      else shown.delete(keyOf(row));
      setKeys(shown);
    },
    all: (isChosen: boolean) => setKeys(new Set(isChosen ? choosable.map(keyOf) : [])),
  };
}

export type RowSelection<T> = ReturnType<typeof useRowSelection<T>>;
