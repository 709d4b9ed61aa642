import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import type { Anchor } from './anchors.ts';
import type { RenderedBlock } from './define.ts';
import type { SafeHtml } from './fields/field.ts';

/** Id of the first band, the target of the second button of a landing page in both languages. */
const HOW_IT_WORKS = 'hoe';

/** Groups blocks into rows: two consecutive half blocks share a row, every other block has a separate row. */
export function groupIntoRows(blocks: readonly RenderedBlock[]): readonly (readonly RenderedBlock[])[] {
  const rows: RenderedBlock[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const joins = last?.length === 1 && last[0]?.width === 'half' && block.width === 'half';
    if (joins) last.push(block);
    else rows.push([block]);
  }
  return rows;
}

/** Blocks of a landing page: full-width bands with alternating background colours. */
export function PageBands({ blocks }: { blocks: readonly RenderedBlock[] }) {
  return groupIntoRows(blocks).map((row, index) => (
    <div key={row[0]?.uuid} className="band" id={index === 0 ? HOW_IT_WORKS : undefined}>
      <SafeHtmlBlock
        html={row.map(({ html }) => html).join('') as SafeHtml}
        className={row.length > 1 ? 'page-width pair' : 'page-width'}
      />
    </div>
  ));
}

/** Stacked blocks, half blocks in pairs if there is enough space; blocks in `places` have an anchor. */
export function BlockRows({ blocks, places = [] }: { blocks: readonly RenderedBlock[]; places?: readonly Anchor[] }) {
  const ids = new Map(places.map(({ uuid, id }) => [uuid, id]));
  return groupIntoRows(blocks).map((row) => {
    const parts = row.map(({ uuid, html }) => <SafeHtmlBlock key={uuid} id={ids.get(uuid)} html={html} />);
    return parts.length > 1 ? (
      <div key={row[0]?.uuid} className="pair">
        {parts}
      </div>
    ) : (
      parts
    );
  });
}

/** Blocks of a content page, in one column. */
export function BlockColumn({ blocks }: { blocks: readonly RenderedBlock[] }) {
  return (
    <div className="page-width column">
      <BlockRows blocks={blocks} />
    </div>
  );
}
