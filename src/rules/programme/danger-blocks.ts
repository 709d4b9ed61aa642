/** The parts of a block that decide its place and how it is shown. */
interface Block {
  readonly kind: string;
  /** Place in the order of gravity, from 0. */
  readonly order: number;
  readonly calls: readonly { readonly id: string }[];
}

/** A block at its place on the page; `isSameCall` where a block above it already asks for the same first call. */
export interface PlacedBlock<B extends Block> {
  readonly block: B;
  readonly isSameCall: boolean;
}

/** The blocks of the own answers: each kind once, gravest first; a question of an editor's own (`other`) is never the same as another. */
export function placeDangerBlocks<B extends Block>(blocks: readonly B[]): readonly PlacedBlock<B>[] {
  const once = blocks.filter(
    ({ kind }, at) => kind === 'other' || blocks.findIndex((other) => other.kind === kind) === at,
  );
  const sorted = [...once].sort((one, other) => one.order - other.order);
  return sorted.map((block, at) => ({
    block,
    isSameCall:
      block.calls[0] !== undefined && sorted.slice(0, at).some(({ calls }) => calls[0]?.id === block.calls[0]?.id),
  }));
}
