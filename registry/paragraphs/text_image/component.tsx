import type { InferProps } from '#registry/define.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Picture } from '#src/ui/picture/Picture.tsx';
import type { WithContext } from '../../context.ts';
import { FoldedList } from '../../folded-list.tsx';
import type { textImageParagraph } from './definition.ts';

/** Text next to a photo or drawing; stacked on a phone, in source order. */
export function TextImage({ title, body, image, side, context }: WithContext<InferProps<typeof textImageParagraph>>) {
  // Another content system may send an invalid image.
  const picture = image && (
    <figure className="text-image-figure">
      <Picture source={image} loading={context.position === 0 ? 'eager' : 'lazy'} />
    </figure>
  );
  return (
    <section className="text-image">
      {side === 'before' && picture}
      <div>
        {title && <Heading level={context.heading}>{title}</Heading>}
        <FoldedList html={body} context={context} />
      </div>
      {side === 'after' && picture}
    </section>
  );
}
