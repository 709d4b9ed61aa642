/** The properties of a block that determine its position and appearance. */
interface Block {
  readonly kind: string;
  /** Rank by severity, from 0. */
  readonly order: number;
  readonly calls: readonly { readonly id: string }[];
}

/** A block at its position on the page; `isSameCall` if an earlier block has the same first call. */
export interface PlacedBlock<B extends Block> {
  readonly block: B;
  readonly isSameCall: boolean;
}

/**
 * Returns the blocks for the user's answers: each kind once, most severe first; an editor's own question (`other`)
 * never equals another.
 */
export function placeDangerBlocks<B extends Block>(blocks: readonly B[]): readonly PlacedBlock<B>[] {
  const once = blocks.filter(
    ({ kind }, index) => kind === 'other' || blocks.findIndex((other) => other.kind === kind) === index,
  );
  const ordered = [...once].sort((item, other) => item.order - other.order);
  return ordered.map((block, index) => ({
    block,
    isSameCall:
      block.calls[0] !== undefined && ordered.slice(0, index).some(({ calls }) => calls[0]?.id === block.calls[0]?.id),
  }));
}
