import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { BlockPlace } from '../outline/use-block-actions.ts';

/** A block that is being added at a place on the canvas. */
export interface BlockInsertion {
  readonly place: BlockPlace;
  /** True if the new block replaces the one at the place, which is empty. */
  readonly isInPlace?: boolean;
  /** Called when a type is chosen, before the block is added. */
  readonly onChosen?: () => void;
  /** Returns the focus to its previous place when nothing was chosen. */
  readonly back: () => void;
}

const $adding = atom<BlockInsertion | null>(null);

/** Returns the block that is being added to the canvas; null if there is none. */
export const useAdding = (): BlockInsertion | null => useStore($adding);

/** Opens the palette for a place; null closes it. */
export const setAdding = (next: BlockInsertion | null): void => $adding.set(next);
