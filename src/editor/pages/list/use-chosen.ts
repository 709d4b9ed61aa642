import type { PageRow } from '#src/contract/desk/list-pages.ts';
import * as kit from '../../kit/several/use-chosen.ts';

export const keyOf = ({ nid, language }: Pick<PageRow, 'nid' | 'language'>): string => `${nid} ${language}`;

/** Selection among the visible pages. */
export const useChosen = (rows: readonly PageRow[]) => kit.useChosen(rows, keyOf);

export type Chosen = kit.Chosen<PageRow>;
