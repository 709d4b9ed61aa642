import type { PropsOf } from '#registry/define.ts';
import type { WithContext } from '../../context.ts';
import { Reading } from '../../reading.tsx';
import type { helpNode } from './definition.ts';

/** Help and explanation, with the questions at the end. */
export function Help({ title, lead, paragraphs = [], context }: WithContext<PropsOf<typeof helpNode>>) {
  return (
    <article className="help">
      <Reading title={title} lead={lead} blocks={paragraphs} context={context} />
    </article>
  );
}
