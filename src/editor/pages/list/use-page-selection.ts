import type { PageRow } from '#src/contract/desk/page-list.ts';
import * as kit from '../../kit/several/use-row-selection.ts';

export const toRowKey = ({ nid, language }: Pick<PageRow, 'nid' | 'language'>): string => `${nid} ${language}`;

/** Returns the selection of visible pages. */
export const usePageSelection = (rows: readonly PageRow[]) => kit.useRowSelection(rows, toRowKey);

export type PageSelection = kit.RowSelection<PageRow>;
