import { useStore } from '@nanostores/react';
import type { ComponentData } from '@puckeditor/core';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import { useUser } from '#src/session/Island.tsx';
import { useEditing } from '../editing.ts';
import { copyOf } from '../outline/copy-block.ts';
import { type BlockPlace, useBlockActions } from '../outline/use-block-actions.ts';
import { blockFromPuck } from '../stored/from-puck.ts';
import { blockToPuck, UNKNOWN_BLOCK } from '../stored/to-puck.ts';
import { $held, hold } from './held-blocks.ts';

/** Result of a paste: the number of pasted blocks, and the types that are not allowed there. */
interface Pasted {
  readonly count: number;
  readonly refused: readonly string[];
}

/** Blocks taken from one page and put on another, also of another language; each becomes a block of its own there. */
export function useClipboard() {
  const { uid } = useUser();
  const { registry } = useEditing();
  const actions = useBlockActions();
  const found = useStore($held);
  const held: readonly StoredParagraph[] = found?.uid === uid ? found.blocks : [];
  return {
    count: held.length,
    /** Takes the items along; the answer is how many, without those of a type the registry does not know. */
    take: (items: readonly ComponentData[]): number => {
      const blocks = items
        .filter(({ type }) => type !== UNKNOWN_BLOCK)
        .map((item) => blockFromPuck(registry, item, new Map()))
        .filter(isStoredParagraph);
      if (blocks.length > 0) hold({ uid, blocks });
      return blocks.length;
    },
    /** Pastes the clipboard at a place, as far as the list allows its types. */
    paste: ({ list, at }: BlockPlace, allow: readonly string[]): Pasted => {
      const fitting = held.filter(({ type }) => allow.includes(type));
      for (const [index, block] of fitting.entries()) {
        actions.put({ list, at: at + index }, copyOf(blockToPuck(registry, block, new Map())));
      }
      const refused = [...new Set(held.map(({ type }) => type))].filter((type) => !allow.includes(type));
      return { count: fitting.length, refused };
    },
  };
}
