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
  const selectedRows = choosable.filter((row) => keys.has(getKey(row)));
  return {
    choosable,
    chosen: selectedRows,
    keyOf: getKey,
    may,
    has: (row: T) => keys.has(getKey(row)),
    set: (row: T, isChosen: boolean) => {
      const keys = new Set(selectedRows.map(getKey));
      if (isChosen) keys.add(getKey(row));
      else keys.delete(getKey(row));
      setKeys(keys);
    },
    all: (isChosen: boolean) => setKeys(new Set(isChosen ? choosable.map(getKey) : [])),
  };
}

export type RowSelection<T> = ReturnType<typeof useRowSelection<T>>;
