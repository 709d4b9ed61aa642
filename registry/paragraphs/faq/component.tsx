import type { InferProps, NodeProps } from '#registry/define.ts';
import type { SafeHtml } from '#registry/fields/field.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { getNextHeadingLevel, Heading } from '#src/ui/heading/Heading.tsx';
import { RichText } from '#src/ui/RichText.tsx';
import type { WithContext } from '../../context.ts';
import type { faqParagraph } from './definition.ts';

interface Question extends NodeProps {
  readonly title: string;
  readonly answer: SafeHtml;
}

const isQuestion = (node: NodeProps): node is Question =>
  typeof node.title === 'string' && typeof node.answer === 'string';

/** Number of questions above which the last ones are folded. */
const LONG_FAQ = 9;
/** Number of questions above the fold. */
const IN_VIEW = 6;

/**
 * Questions that can be expanded without a script. A script adds a button that expands all of them.
 */
export function Faq({ title, questions = [], context }: WithContext<InferProps<typeof faqParagraph>>) {
  const level = title ? getNextHeadingLevel(context.heading) : context.heading;
  const visibleQuestions = questions.filter(isQuestion);
  const inView = !context.isEditor && visibleQuestions.length > LONG_FAQ ? IN_VIEW : visibleQuestions.length;
  const toDetails = (question: Question) => (
    <Details key={question.uuid} summary={<Heading level={level}>{question.title}</Heading>}>
      <RichText html={question.answer} />
    </Details>
  );
  return (
    <section className="faq">
      {title && <Heading level={context.heading}>{title}</Heading>}
      {visibleQuestions.length > 1 && (
        <p className="faq-all">
          <Button kind="plain" data-faq-all="" data-close={context.t('faq.close_all')}>
            {context.t('faq.open_all')}
          </Button>
        </p>
      )}
      <div className="faq-list">
        {visibleQuestions.slice(0, inView).map(toDetails)}
        {inView < visibleQuestions.length && (
          <Details summary={context.t('faq.further', { count: visibleQuestions.length - inView })}>
            <div>{visibleQuestions.slice(inView).map(toDetails)}</div>
          </Details>
        )}
      </div>
    </section>
  );
}
