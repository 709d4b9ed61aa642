import { useState } from 'react';

/**
 * Returns the selection of visible rows; rows on other pages are never selected. `may` returns true for selectable
 * rows; all rows by default.
 */
export function useRowSelection<T>(
  rows: readonly T[],
  getKey: (row: T) => string,
  may: (row: T) => boolean = () => true,
) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const choosable = rows.filter(may);
  const chosen = choosable.filter((row) => keys.has(getKey(row)));
  return {
    choosable,
    chosen,
    keyOf: getKey,
    may,
    has: (row: T) => keys.has(getKey(row)),
    set: (row: T, isChosen: boolean) => {
      const displayed = new Set(chosen.map(getKey));
      if (isChosen) displayed.add(getKey(row));
      else displayed.delete(getKey(row));
      setKeys(displayed);
    },
    all: (isChosen: boolean) => setKeys(new Set(isChosen ? choosable.map(getKey) : [])),
  };
}

export type RowSelection<T> = ReturnType<typeof useRowSelection<T>>;
