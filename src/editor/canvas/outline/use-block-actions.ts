import { type ComponentData, useGetPuck } from '@puckeditor/core';
import { useCallback, useMemo } from 'react';
import { listBlockItems } from '../problems/block-ids.ts';
import { waitForUndoStep } from '../use-undo.ts';
import { copyBlock } from './copy-block.ts';

/** Position of a block: a list of the page, and the index in it. */
export interface BlockPosition {
  readonly list: string;
  readonly at: number;
}

/** Returns the library's zone for a list of the page. */
const toZone = (list: string) => `root:${list}`;

type GetPuck = ReturnType<typeof useGetPuck>;

/** Returns the current position of a block of the page; null if it was removed. */
export function findBlockPosition(getPuck: GetPuck, id: string): BlockPosition | null {
  const selector = getPuck().getSelectorForId(id);
  return selector ? { list: selector.zone.replace(/^root:/, ''), at: selector.index } : null;
}

/** Returns the actions on blocks, for keyboard and mouse. */
export function useBlockActions() {
  const getPuck = useGetPuck();
  const choose = useCallback(
    (blockPosition: BlockPosition | null) => {
      const itemSelector = blockPosition && { zone: toZone(blockPosition.list), index: blockPosition.at };
      getPuck().dispatch({ type: 'setUi', ui: { itemSelector } });
    },
    [getPuck],
  );
  return useMemo(() => {
    const { dispatch } = getPuck();
    /** Inserts a block with its values at a position. */
    const insertBlock = ({ list, at }: BlockPosition, data: ComponentData) => {
      const location = { destinationIndex: at, destinationZone: toZone(list) };
      dispatch({ type: 'insert', componentType: data.type, ...location, id: String(data.props.id) });
      dispatch({ type: 'replace', ...location, data });
      choose({ list, at });
    };
    return {
      choose,
      add: (type: string, { list, at }: BlockPosition) => {
        const id = `${type}-${crypto.randomUUID()}`;
        dispatch({ type: 'insert', componentType: type, destinationIndex: at, destinationZone: toZone(list), id });
        choose({ list, at });
        return id;
      },
      /** Replaces an empty block with a new one. */
      exchange: (type: string, { list, at }: BlockPosition) => {
        const id = `${type}-${crypto.randomUUID()}`;
        choose(null);
        dispatch({ type: 'remove', index: at, zone: toZone(list) });
        dispatch({ type: 'insert', componentType: type, destinationIndex: at, destinationZone: toZone(list), id });
        choose({ list, at });
        return id;
      },
      move: ({ list, at }: BlockPosition, to: number) => {
        dispatch({ type: 'reorder', sourceIndex: at, destinationIndex: to, destinationZone: toZone(list) });
        choose({ list, at: to });
      },
      remove: async (list: string, id: string) => {
        await waitForUndoStep(getPuck);
        const index = listBlockItems(getPuck().appState.data, list).findIndex(({ props }) => props.id === id);
        if (index < 0) return;
        choose(null);
        dispatch({ type: 'remove', index, zone: toZone(list) });
      },
      put: insertBlock,
      /** Replaces one block with several. */
      replace: ({ list, at }: BlockPosition, blocks: readonly ComponentData[]) => {
        choose(null);
        dispatch({ type: 'remove', index: at, zone: toZone(list) });
        for (const [index, block] of blocks.entries()) insertBlock({ list, at: at + index }, block);
        choose({ list, at });
      },
      copy: ({ list, at }: BlockPosition) => {
        const item = listBlockItems(getPuck().appState.data, list)[at];
        if (item) insertBlock({ list, at: at + 1 }, copyBlock(item));
      },
    };
  }, [getPuck, choose]);
}
