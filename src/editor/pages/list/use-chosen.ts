import { useState } from 'react';
import type { PageRow } from '#src/contract/desk/list-pages.ts';

export const keyOf = ({ nid, language }: Pick<PageRow, 'nid' | 'language'>): string => `${nid} ${language}`;

/** Which of the rows that are shown somebody chose; a choice is of what one sees, so other rows are never among them. */
export function useChosen(rows: readonly PageRow[]) {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => keys.has(keyOf(row)));
  return {
    chosen,
    has: (row: PageRow) => keys.has(keyOf(row)),
    set: (row: PageRow, isChosen: boolean) => {
      const shown = new Set(chosen.map(keyOf));
      if (isChosen) shown.add(keyOf(row));
      else shown.delete(keyOf(row));
      setKeys(shown);
    },
    all: (isChosen: boolean) => setKeys(new Set(isChosen ? rows.map(keyOf) : [])),
  };
}

export type Chosen = ReturnType<typeof useChosen>;
