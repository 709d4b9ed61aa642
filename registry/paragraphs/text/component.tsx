import type { InferProps } from '#registry/define.ts';
import { fillProvider } from '#src/domains/provider.ts';
import { Drawing } from '#src/ui/drawing/Drawing.tsx';
import { Heading } from '#src/ui/heading/Heading.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { RichText, SafeHtmlBlock } from '#src/ui/RichText.tsx';
import type { BlockContext, WithContext } from '../../context.ts';
import { FoldedList, type Html, isNested } from '../../folded-list.tsx';
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
      <Body {...props} html={fillProvider(body, context.provider)} />
    </section>
  );
}

/** The body: the steps of a programme with a picture of it, or rich text with its long list folded. */
function Body({ html, appearance, width, context }: Props & { html: Html }) {
  if (appearance === 'walk' && width === 'half' && !context.isEditor) return <Walk html={html} context={context} />;
  const fold = appearance === 'notice' ? { from: LONG_NOTICE, inView: 0 } : {};
  return <FoldedList html={html} {...fold} context={context} />;
}

/** Number of items from which the list of a notice is folded. */
const LONG_NOTICE = 5;
/** Number of steps above the picture. */
const ABOVE_PICTURE = 2;

/** The steps of a programme on its front page, next to another block, with a picture of the programme between them. */
function Walk({ html, context }: { html: Html; context: BlockContext }) {
  const [before = '', list = '', ...rest] = html.split(/(<ol>.*?<\/ol>)/s);
  if (list === '' || isNested(list)) return <RichText html={html} />;
  const after = rest.join('');
  const steps = [...list.matchAll(/<li>(.*?)<\/li>/gs)].map(([, step]) => step as Html);
  const toItem = (step: Html) => <SafeHtmlBlock key={step} as="li" html={step} />;
  return (
    <div className="prose">
      <SafeHtmlBlock html={before as Html} />
      <ol>
        {steps.slice(0, ABOVE_PICTURE).map(toItem)}
        {steps.length > ABOVE_PICTURE && <ProgrammeStill context={context} />}
        {steps.slice(ABOVE_PICTURE).map(toItem)}
      </ol>
      {after.includes('<') && <SafeHtmlBlock html={after as Html} />}
    </div>
  );
}

/** A still of the programme: a day on the path, and the amounts that are saved by one tap. */
function ProgrammeStill({ context: { t } }: { context: BlockContext }) {
  return (
    <li className="text-still" aria-hidden="true">
      <div>
        <p>{t('text.still.day')}</p>
        <strong>{t('text.still.greeting')}</strong>
        <Drawing name="brug" isLinked />
        <div>
          <strong>{t('text.still.today')}</strong>
          <p>
            {[0, 1, 2, 3].map((amount) => (
              <span key={amount}>{amount}</span>
            ))}
          </p>
        </div>
      </div>
    </li>
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
