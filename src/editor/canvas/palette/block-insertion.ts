import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { BlockPosition } from '../outline/use-block-actions.ts';

/** A block that is being inserted at a position on the canvas. */
export interface BlockInsertion {
  readonly place: BlockPosition;
  /** True if the new block replaces the empty block at the position. */
  readonly isInPlace?: boolean;
  /** Called when a type is chosen, before the block is added. */
  readonly onChosen?: () => void;
  /** Moves the focus back to its previous element if no type was chosen. */
  readonly back: () => void;
}

const $insertion = atom<BlockInsertion | null>(null);

/** Returns the pending insertion of a block; null if there is none. */
export const useBlockInsertion = (): BlockInsertion | null => useStore($insertion);

/** Opens the palette for a position; null closes it. */
export const setBlockInsertion = (next: BlockInsertion | null): void => $insertion.set(next);
