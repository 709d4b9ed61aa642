import type { PageRow } from '#src/contract/desk/page-list.ts';
import * as kit from '../../kit/several/use-chosen.ts';

export const toRowKey = ({ nid, language }: Pick<PageRow, 'nid' | 'language'>): string => `${nid} ${language}`;

/** Returns the selection of visible pages. */
export const useChosenPages = (rows: readonly PageRow[]) => kit.useChosen(rows, toRowKey);

export type ChosenPages = kit.RowSelection<PageRow>;
