import type { ComponentData } from '@puckeditor/core';
import type { NodeDefinition } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { listBlockFields } from '../stored/page-content.ts';
import { type BlockResult, type BlockTools, renderBlock } from './render-block.ts';

/** A page without its blocks, and the layout of its blocks. */
export type PageFrame =
  | { readonly blocks: 'bands' | 'column'; readonly drawn: BlockResult }
  /** Stacked, with the table of contents next to them. */
  | {
      readonly blocks: 'reading';
      readonly drawn: BlockResult;
      readonly beside: SafeHtml;
      readonly besideBlock: string | null;
    };

type Stored = Readonly<Record<string, unknown>>;

/** Blocks of each list of the page in the editor. */
export type BlocksByList = Readonly<Record<string, readonly ComponentData[]>>;

/** Column of a page with text; a page without this column has bands of full width. */
const COLUMN = '<div class="page-width column"></div>';

/** A long page with text: the parts before, next to and after its blocks. */
const LONG =
  /^(?<before>.*)<div class="page-width reading"><div class="reading-aside">(?<beside>.*?)<\/div><div class="column">.*<\/div><\/div>(?<after>.*)$/s;

/** Start of the table of contents next to a long page; a block that is sticky with it comes before it. */
const TITLES = '<div class="contents-beside">';

const toStored = ({ type, props }: ComponentData): StoredParagraph => ({ ...props, uuid: String(props.id), type });

/** Renders a page without its blocks, as visitors see it around these blocks. */
export function renderCanvasFrame(
  definition: NodeDefinition,
  storedFields: Stored,
  blocks: BlocksByList,
  tools: BlockTools,
): PageFrame {
  const lists = new Set(listBlockFields(definition).map(([name]) => name));
  const entries = Object.fromEntries(Object.entries(storedFields).filter(([name]) => !lists.has(name)));
  const ofPage = { ...tools, context: { ...tools.context, heading: 1 as const, position: 0 } };
  const blockResult = renderBlock(definition, entries, ofPage);
  if (blockResult.kind !== 'html') return { drawn: blockResult, blocks: 'column' };
  if (!blockResult.html.includes(COLUMN)) return { drawn: blockResult, blocks: 'bands' };

  const paragraphs = Object.fromEntries(Object.entries(blocks).map(([name, items]) => [name, items.map(toStored)]));
  const framedBlock = renderBlock(definition, { ...entries, ...paragraphs }, ofPage);
  const { before, beside, after } = (framedBlock.kind === 'html' && LONG.exec(framedBlock.html)?.groups) || {};
  if (beside === undefined) {
    return { drawn: { kind: 'html', html: blockResult.html.replace(COLUMN, '') as SafeHtml }, blocks: 'column' };
  }
  const { marking: _none, ...asSeen } = ofPage;
  const first = Object.values(paragraphs)
    .flat()
    .find((block) => isVisible(block, asSeen));
  return {
    blocks: 'reading',
    drawn: { kind: 'html', html: `${before}${after}` as SafeHtml },
    beside: beside as SafeHtml,
    besideBlock: beside.startsWith(TITLES) ? null : (first?.uuid ?? null),
  };
}

function isVisible(block: StoredParagraph, tools: BlockTools): boolean {
  const definition = tools.registry.paragraphs.find(({ name }) => name === block.type);
  return definition !== undefined && renderBlock(definition, block, tools).kind === 'html';
}
