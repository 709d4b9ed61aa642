import { atom } from 'nanostores';
import { currentBlock } from '#registry/current-fields.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import { attempt } from '#src/session/tab-store.ts';

/** Blocks that an editor took along to put on another page, as they are stored. */
export interface HeldBlocks {
  /** uid of the owner: another user of this computer finds none. */
  readonly uid: number;
  readonly blocks: readonly StoredParagraph[];
}

const KEY = 'desk_blocks';

function readHeld(sent: unknown): HeldBlocks | null {
  if (typeof sent !== 'object' || sent === null) return null;
  const { uid, blocks } = sent as Readonly<Record<string, unknown>>;
  if (typeof uid !== 'number' || !Array.isArray(blocks)) return null;
  const held = blocks.filter(isStoredParagraph).map(currentBlock);
  return held.length === 0 ? null : { uid, blocks: held };
}

/** Blocks on the clipboard of this tab. */
export const $held = atom<HeldBlocks | null>(
  readHeld(attempt(() => JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as unknown)),
);

function keep(held: HeldBlocks): void {
  $held.set(held);
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(held)));
}

const ASKED = 'asked';
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(KEY);

// A new tab requests the clipboard of the other tabs; a tab with a new clipboard broadcasts it.
channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  const own = $held.get();
  if (data === ASKED) {
    if (own) channel.postMessage(own);
    return;
  }
  const held = readHeld(data);
  if (held) keep(held);
});
if ($held.get() === null) channel?.postMessage(ASKED);

/** Takes blocks along, instead of what was held before; in every tab of the desk. */
export function hold(held: HeldBlocks): void {
  keep(held);
  channel?.postMessage(held);
}
