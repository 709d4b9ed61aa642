import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import type { RenderedBlock } from './define.ts';
import type { SafeHtml } from './fields/field.ts';

// A block of half width says so on its own root: `<section class="text half">`.
const HALF = /^<\w+ class="[^"]*\bhalf\b/;

/** Where the second button of a landing page leads in both languages: to the first band. */
const HOW_IT_WORKS = 'hoe';

/** Blocks that share a row: two half blocks after each other stand side by side, every other block has a row to itself. */
export function rowsOf(blocks: readonly RenderedBlock[]): readonly (readonly RenderedBlock[])[] {
  const rows: RenderedBlock[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    const joins = last?.length === 1 && HALF.test(last[0]?.html ?? '') && HALF.test(block.html);
    if (joins) last.push(block);
    else rows.push([block]);
  }
  return rows;
}

const joined = (row: readonly RenderedBlock[]) => row.map(({ html }) => html).join('') as SafeHtml;

/** The blocks of a landing page: bands over the whole width that take turns in ground and surface. */
export function Bands({ blocks }: { blocks: readonly RenderedBlock[] }) {
  return rowsOf(blocks).map((row, at) => (
    <div key={row[0]?.uuid} className="band" id={at === 0 ? HOW_IT_WORKS : undefined}>
      <SafeHtmlBlock html={joined(row)} className={row.length > 1 ? 'page-width pair' : 'page-width'} />
    </div>
  ));
}

/** The blocks of a page to read: one column below each other, half blocks in pairs where there is room. */
export function Column({ blocks }: { blocks: readonly RenderedBlock[] }) {
  return (
    <div className="page-width column">
      {rowsOf(blocks).map((row) => (
        <SafeHtmlBlock key={row[0]?.uuid} html={joined(row)} className={row.length > 1 ? 'pair' : ''} />
      ))}
    </div>
  );
}
