import { useStore } from '@nanostores/react';
import type { ComponentData } from '@puckeditor/core';
import { atom } from 'nanostores';
import { toCurrentBlock } from '#registry/current-fields.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import { useUser } from '#src/session/Island.tsx';
import { tryStorage } from '#src/session/tab-store.ts';
import { useEditing } from '../editing.ts';
import { copyBlock } from '../outline/copy-block.ts';
import { type BlockPosition, useBlockActions } from '../outline/use-block-actions.ts';
import { toStoredBlock } from '../stored/from-puck.ts';
import { toPuckBlock, UNKNOWN_BLOCK } from '../stored/to-puck.ts';

/** Stored blocks that an editor copied in order to paste them on another page. */
interface CopiedBlocks {
  /** uid of the editor who copied; other users of this computer cannot paste the blocks. */
  readonly uid: number;
  readonly blocks: readonly StoredParagraph[];
}

const KEY = 'desk_blocks';

function readCopiedBlocks(raw: unknown): CopiedBlocks | null {
  if (typeof raw !== 'object' || raw === null) return null;
  const { uid, blocks } = raw as Readonly<Record<string, unknown>>;
  if (typeof uid !== 'number' || !Array.isArray(blocks)) return null;
  const paragraphs = blocks.filter(isStoredParagraph).map(toCurrentBlock);
  return paragraphs.length === 0 ? null : { uid, blocks: paragraphs };
}

/** Blocks on the clipboard of this tab. */
const $copiedBlocks = atom<CopiedBlocks | null>(
  readCopiedBlocks(tryStorage(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown)),
);

function saveCopiedBlocks(copiedBlocks: CopiedBlocks): void {
  $copiedBlocks.set(copiedBlocks);
  tryStorage(() => sessionStorage.setItem(KEY, JSON.stringify(copiedBlocks)));
}

const CLIPBOARD_REQUEST = 'asked';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(KEY);

// A new tab requests the clipboard from the other tabs; a tab with a new clipboard broadcasts it.
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const copiedBlocks = $copiedBlocks.get();
  if (data === CLIPBOARD_REQUEST) {
    if (copiedBlocks) channel.postMessage(copiedBlocks);
    return;
  }
  const copies = readCopiedBlocks(data);
  if (copies) saveCopiedBlocks(copies);
});
if ($copiedBlocks.get() === null) channel?.postMessage(CLIPBOARD_REQUEST);

/** Replaces the clipboard of blocks, in every tab of the desk. */
function setCopiedBlocks(copiedBlocks: CopiedBlocks): void {
  saveCopiedBlocks(copiedBlocks);
  channel?.postMessage(copiedBlocks);
}

/** Result of a paste: the number of pasted blocks, and the types that the list does not allow. */
interface PasteResult {
  readonly count: number;
  readonly refused: readonly string[];
}

/** Copies blocks from one page to another, also to another language; each copy gets a new id. */
export function useClipboard() {
  const { uid } = useUser();
  const { registry } = useEditing();
  const actions = useBlockActions();
  const copiedBlocks = useStore($copiedBlocks);
  const paragraphs: readonly StoredParagraph[] = copiedBlocks?.uid === uid ? copiedBlocks.blocks : [];
  return {
    count: paragraphs.length,
    /** Copies the items; returns the number of copied items, without those of unknown types. */
    take: (items: readonly ComponentData[]): number => {
      const blocks = items
        .filter(({ type }) => type !== UNKNOWN_BLOCK)
        .map((item) => toStoredBlock(registry, item, new Map()))
        .filter(isStoredParagraph);
      if (blocks.length > 0) setCopiedBlocks({ uid, blocks });
      return blocks.length;
    },
    /** Pastes the clipboard at a position, except for types that the list does not allow. */
    paste: ({ list, at }: BlockPosition, allow: readonly string[]): PasteResult => {
      const fitting = paragraphs.filter(({ type }) => allow.includes(type));
      for (const [index, block] of fitting.entries()) {
        actions.put({ list, at: at + index }, copyBlock(toPuckBlock(registry, block, new Map())));
      }
      const errors = [...new Set(paragraphs.map(({ type }) => type))].filter((type) => !allow.includes(type));
      return { count: fitting.length, refused: errors };
    },
  };
}
