import type { ComponentData } from '@puckeditor/core';
import { toRenderedBlock } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { groupIntoRows } from '#registry/sections.tsx';
import { UNKNOWN_BLOCK } from '../stored/to-puck.ts';

/** Position of a block on a published page: its part of the row, and the parity of that row. */
export type RowPosition = `${'whole' | 'first' | 'second'}-${'odd' | 'even'}`;

const NOTHING = '' as SafeHtml;

type Items = readonly Pick<ComponentData, 'type' | 'props'>[];

function computePositions(items: Items): ReadonlyMap<string, RowPosition> {
  const visibleItems = items.filter(({ type }) => type !== UNKNOWN_BLOCK);
  const rows = groupIntoRows(
    visibleItems.map(({ type, props }) => toRenderedBlock({ uuid: String(props.id), type, props }, NOTHING)),
  );
  return new Map(
    rows.flatMap((row, index) =>
      row.map(({ uuid }, position): [string, RowPosition] => {
        const part = row.length < 2 ? 'whole' : position === 0 ? 'first' : 'second';
        return [uuid, `${part}-${index % 2 === 1 ? 'even' : 'odd'}`];
      }),
    ),
  );
}

/** The position of every block is needed on every keystroke, so the positions of a list are computed once. */
const cache = new WeakMap<Items, ReadonlyMap<string, RowPosition>>();

/**
 * Returns the position of a block in a list of the page, by its id. A block of an unknown type is invisible to
 * visitors: it does not separate a pair, and has a separate row, like a block that is not in the list.
 */
export function findRowPosition(items: Items, id: string): RowPosition {
  const positionsByName = cache.get(items) ?? computePositions(items);
  cache.set(items, positionsByName);
  return positionsByName.get(id) ?? 'whole-odd';
}
