import type { PageRow } from '#src/contract/desk/list-pages.ts';
import * as kit from '../../kit/several/use-chosen.ts';

export const keyOf = ({ nid, language }: Pick<PageRow, 'nid' | 'language'>): string => `${nid} ${language}`;

/** Which of the pages that are shown somebody chose. */
export const useChosen = (rows: readonly PageRow[]) => kit.useChosen(rows, keyOf);

export type Chosen = kit.Chosen<PageRow>;
