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

/**
 * Questions that can be expanded without a script; the first is expanded, as a hint. A script adds a button that
 * expands all of them.
 */
export function Faq({ title, questions = [], context }: WithContext<InferProps<typeof faqParagraph>>) {
  const level = title ? getNextHeadingLevel(context.heading) : context.heading;
  const visibleQuestions = questions.filter(isQuestion);
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
        {visibleQuestions.map((question, index) => (
          <Details key={question.uuid} open={index === 0} summary={<Heading level={level}>{question.title}</Heading>}>
            <RichText html={question.answer} />
          </Details>
        ))}
      </div>
    </section>
  );
}
