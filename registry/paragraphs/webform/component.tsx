import type { InferProps } from '#registry/define.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import type { WithContext } from '../../context.ts';
import type { webformParagraph } from './definition.ts';

/** Link to a form, which has a separate page. */
export function WebformBlock({ title, webform, context }: WithContext<InferProps<typeof webformParagraph>>) {
  return (
    <section className="webform-link">
      {title && <Heading level={context.heading}>{title}</Heading>}
      <div className="button-row">
        <ButtonLink kind="quiet" href={context.links.forms + webform}>
          {context.t('webform.open')}
        </ButtonLink>
      </div>
    </section>
  );
}
