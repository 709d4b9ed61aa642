import type { InferProps } from '#registry/define.ts';
import type { WithContext } from '../../context.ts';
import { BlockRows } from '../../sections.tsx';
import type { sectionReferenceParagraph } from './definition.ts';

/** Blocks of a shared section, stacked as on a content page. */
export function SectionReference({ section = [] }: WithContext<InferProps<typeof sectionReferenceParagraph>>) {
  return (
    <div className="section-reference column">
      <BlockRows blocks={section} />
    </div>
  );
}
