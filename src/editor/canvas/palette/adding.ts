import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { BlockPlace } from '../outline/use-block-actions.ts';

/** A block that is being added where it will stand on the canvas. */
export interface Adding {
  readonly place: BlockPlace;
  /** The new block takes the place of the one that stands there, which holds nothing. */
  readonly isInPlace?: boolean;
  /** Told once a type was chosen, before the block comes. */
  readonly onChosen?: () => void;
  /** Brings the hand back to where it asked, when nothing was chosen. */
  readonly back: () => void;
}

const $adding = atom<Adding | null>(null);

/** Which block is being added on the canvas; null while none is. */
export const useAdding = (): Adding | null => useStore($adding);

/** Asks which block is to come at a place; null closes the question. */
export const setAdding = (next: Adding | null): void => $adding.set(next);
