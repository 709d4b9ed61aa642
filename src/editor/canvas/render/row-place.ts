import type { ComponentData } from '@puckeditor/core';
import { renderedBlock } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { rowsOf } from '#registry/sections.tsx';
import { UNKNOWN_BLOCK } from '../stored/to-puck.ts';

/** Where a block stands on the page that visitors see: its part of the row, and whether that is an even row. */
export type RowPlace = `${'whole' | 'first' | 'second'}-${'odd' | 'even'}`;

const NOTHING = '' as SafeHtml;

/**
 * The place of a block in a list of the page, by its id. A block of an unknown type, of which visitors see nothing, is in
 * no row of theirs: it parts no pair, and like a block that is nowhere it has a row to itself.
 */
export function rowPlaceOf(items: readonly Pick<ComponentData, 'type' | 'props'>[], id: string): RowPlace {
  const shown = items.filter(({ type }) => type !== UNKNOWN_BLOCK);
  const rows = rowsOf(shown.map(({ type, props }) => renderedBlock({ uuid: String(props.id), type, props }, NOTHING)));
  const at = rows.findIndex((row) => row.some(({ uuid }) => uuid === id));
  const row = rows[at] ?? [];
  const part = row.length < 2 ? 'whole' : row[0]?.uuid === id ? 'first' : 'second';
  return `${part}-${at % 2 === 1 ? 'even' : 'odd'}`;
}
