import type { InferProps } from '#registry/define.ts';
import { ContentPage } from '../../content-page.tsx';
import type { WithContext } from '../../context.ts';
import type { basicPageNode } from './definition.ts';

/** A content page. */
export function BasicPage({ title, lead, paragraphs = [], context }: WithContext<InferProps<typeof basicPageNode>>) {
  return (
    <article className="basic-page">
      <ContentPage title={title} lead={lead} blocks={paragraphs} context={context} />
    </article>
  );
}
