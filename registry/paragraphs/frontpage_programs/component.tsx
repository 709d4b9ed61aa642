import type { InferProps } from '#registry/define.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RichText, SafeHtmlBlock } from '#src/ui/RichText.tsx';
import type { WithContext } from '../../context.ts';
import type { frontpageProgramsParagraph } from './definition.ts';

/** The programmes, each with its scene and a line of text. */
export function FrontpagePrograms({
  title,
  body,
  programmes = [],
  context,
}: WithContext<InferProps<typeof frontpageProgramsParagraph>>) {
  return (
    <section className="frontpage-programs">
      {title && <Heading level={context.heading}>{title}</Heading>}
      {body && <RichText html={body} />}
      <ul className="programme-list">
        {programmes.map(({ uuid, html }) => (
          <SafeHtmlBlock key={uuid} as="li" html={html} />
        ))}
      </ul>
    </section>
  );
}
