import type { ReactNode } from 'react';
import { Details } from '#src/ui/details/Details.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import { type Anchor, listAnchors } from './anchors.ts';
import type { BlockContext } from './context.ts';
import type { RenderedBlock } from './define.ts';
import { PageHead } from './page-head.tsx';
import { BlockColumn, BlockRows } from './sections.tsx';

/** Minimum number of titles for a table of contents. */
const MIN_TITLES = 5;

interface Props {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Content before the blocks. */
  readonly opening?: ReactNode;
  readonly blocks: readonly RenderedBlock[];
  readonly context: BlockContext;
}

/**
 * A content page. A long page has a table of contents next to it, or a collapsed one above it on a narrow screen; if
 * the page starts with a block of the site, such as the emergency numbers, that block is sticky with it.
 */
export function ContentPage({ title, lead, opening, blocks, context }: Props) {
  const [first, ...otherBlocks] = blocks;
  const leadingBlock = first?.type === 'block_reference' ? first : undefined;
  const column = leadingBlock ? otherBlocks : blocks;
  const anchors = listAnchors(column);
  if (anchors.length < MIN_TITLES) {
    return (
      <>
        <PageHead title={title} lead={lead} />
        {opening}
        <BlockColumn blocks={blocks} />
      </>
    );
  }
  const name = context.t('contents');
  return (
    <>
      <PageHead title={title} lead={lead} />
      {opening}
      <div className="contents-fold page-width">
        <Details summary={name}>
          <Contents name={name} places={anchors} />
        </Details>
      </div>
      <div className="page-width reading">
        <div className="reading-aside">
          {leadingBlock && <SafeHtmlBlock html={leadingBlock.html} />}
          <div className="contents-beside">
            <p>
              <strong>{name}</strong>
            </p>
            <Contents name={name} places={anchors} />
          </div>
        </div>
        <div className="column">
          <BlockRows blocks={column} places={anchors} />
        </div>
      </div>
    </>
  );
}

function Contents({ name, places }: { name: string; places: readonly Anchor[] }) {
  return (
    <nav className="contents" aria-label={name}>
      <ul>
        {places.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
