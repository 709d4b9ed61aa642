import type { InferProps } from '#registry/define.ts';
import { fillProvider } from '#src/domains/provider.ts';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import type { WithContext } from '../../context.ts';
import type { textParagraph } from './definition.ts';

type Props = WithContext<InferProps<typeof textParagraph>>;

/** A text: plain, as a notice, as a quote, or as the steps of a walk. */
export function Text(props: Props) {
  const { title, body, appearance, context } = props;
  const classes = appearance === 'plain' ? 'text' : `text text-${appearance}`;
  if (appearance === 'quote') return <Quote {...props} className={classes} />;
  return (
    <section className={classes}>
      {appearance === 'notice' && <Icon name="info" />}
      {title && <Heading level={context.heading}>{title}</Heading>}
      <RichText html={fillProvider(body, context.provider)} />
    </section>
  );
}

function Quote({ title, body, className }: Props & { className: string }) {
  return (
    <figure className={className}>
      <blockquote>
        <RichText html={body} />
      </blockquote>
      {title && <figcaption className="soft">{title}</figcaption>}
    </figure>
  );
}
