import type { InferProps } from '#registry/define.ts';
import type { WithContext } from '../../context.ts';
import { BlockRows } from '../../sections.tsx';
import type { sectionReferenceParagraph } from './definition.ts';

/** The blocks of a shared section, below each other as on a page to read. */
export function SectionReference({ section = [] }: WithContext<InferProps<typeof sectionReferenceParagraph>>) {
  return (
    <div className="section-reference column">
      <BlockRows blocks={section} />
    </div>
  );
}
