import type { InferProps } from '#registry/define.ts';
import type { WithContext } from '../../context.ts';
import { PageHead } from '../../page-head.tsx';
import { BlockColumn } from '../../sections.tsx';
import type { frontpageNode } from './definition.ts';

/** The page that lists all programmes. */
export function Frontpage({ title, lead, paragraphs = [] }: WithContext<InferProps<typeof frontpageNode>>) {
  return (
    <article className="frontpage">
      <PageHead title={title} lead={lead} />
      <BlockColumn blocks={paragraphs} />
    </article>
  );
}
