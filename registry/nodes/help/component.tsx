import type { PropsOf } from '#registry/define.ts';
import type { WithContext } from '../../context.ts';
import { PageHead } from '../../page-head.tsx';
import { Column } from '../../sections.tsx';
import type { helpNode } from './definition.ts';

/** Help and explanation, with the questions at the end. */
export function Help({ title, lead, paragraphs = [] }: WithContext<PropsOf<typeof helpNode>>) {
  return (
    <article className="help">
      <PageHead title={title} lead={lead} />
      <Column blocks={paragraphs} />
    </article>
  );
}
