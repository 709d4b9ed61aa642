import type { InferProps } from '#registry/define.ts';
import { getDomain } from '#src/domains/index.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Horizon } from '#src/ui/drawing/Horizon.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import type { WithContext } from '../../context.ts';
import type { ctaParagraph } from './definition.ts';

/** Call to action, with at most one secondary link next to it. */
export function Cta({ title, body, link, second, context }: WithContext<InferProps<typeof ctaParagraph>>) {
  return (
    <section className="cta">
      {title && <Heading level={context.heading}>{title}</Heading>}
      {body && <RichText html={body} />}
      <div className="button-row">
        {/* Another content system may send an invalid link. */}
        {link && <ButtonLink href={link.href}>{link.text}</ButtonLink>}
        {second && (
          <ButtonLink kind="plain" href={second.href}>
            {second.text}
          </ButtonLink>
        )}
      </div>
      <Horizon landscape={getDomain(context.domain).landscape} />
    </section>
  );
}
