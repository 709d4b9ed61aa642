import type { PropsOf } from '#registry/define.ts';
import type { WithContext } from '../../context.ts';
import { PageHead } from '../../page-head.tsx';
import { Column } from '../../sections.tsx';
import type { basicPageNode } from './definition.ts';

/** A page to read. */
export function BasicPage({ title, lead, paragraphs = [] }: WithContext<PropsOf<typeof basicPageNode>>) {
  return (
    <article className="basic-page">
      <PageHead title={title} lead={lead} />
      <Column blocks={paragraphs} />
    </article>
  );
}
