import type { ComponentProps } from 'react';
import type { InferProps } from '#registry/define.ts';
import { fillProvider } from '#src/domains/provider.ts';
import { Details } from '#src/ui/details/Details.tsx';
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
      <Body html={fillProvider(body, context.provider)} isFolded={appearance === 'notice'} context={context} />
    </section>
  );
}

type Html = ComponentProps<typeof RichText>['html'];

/** Number of items from which the list of a notice is folded. */
const LONG_LIST = 5;

/** Rich text; a long list in a notice is folded, so that the sentences around it stay on one screen of a phone. */
function Body({ html, isFolded, context }: { html: Html; isFolded: boolean } & Pick<Props, 'context'>) {
  const [before, list = '', after] = html.split(/(<ul>.*?<\/ul>)/s);
  const count = list.split('<li>').length - 1;
  if (!isFolded || context.isEditor || count < LONG_LIST) return <RichText html={html} />;
  return (
    <>
      <RichText html={before as Html} />
      <Details summary={context.t('text.list', { count })}>
        <RichText html={list as Html} />
      </Details>
      <RichText html={after as Html} />
    </>
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
