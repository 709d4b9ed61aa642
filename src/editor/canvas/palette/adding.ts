import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { BlockPlace } from '../outline/use-block-actions.ts';

/** A block that is being added at a place on the canvas. */
export interface Adding {
  readonly place: BlockPlace;
  /** True if the new block replaces the one at the place, which is empty. */
  readonly isInPlace?: boolean;
  /** Called when a type is chosen, before the block is added. */
  readonly onChosen?: () => void;
  /** Returns the focus to its previous place when nothing was chosen. */
  readonly back: () => void;
}

const $adding = atom<Adding | null>(null);

/** Which block is being added on the canvas; null while none is. */
export const useAdding = (): Adding | null => useStore($adding);

/** Opens the palette for a place; null closes it. */
export const setAdding = (next: Adding | null): void => $adding.set(next);
