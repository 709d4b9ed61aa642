import { type AnswerLabels, readAnswerLabels } from '#src/contract/webform/answer-labels.ts';
import { leavesOf, readAnswers } from '#src/contract/webform/answers.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';
import type { Translate } from '#src/contract/webform/problems.ts';
import { isSkipped } from '#src/contract/webform/visible-elements.ts';
import { type AnswerLine, answerLines } from './answer-lines.ts';

interface Props {
  readonly definition: Pick<WebformText, 'elements'>;
  /** Flat, as it was sent; what the form no longer asks is shown too. */
  readonly data: unknown;
  /** The words of the day it was sent, where they are known. */
  readonly labels?: AnswerLabels;
  /** Whether what is said after an answer stands below it. */
  readonly explanations?: 'shown';
  /** Texts of the namespace `webforms`. */
  readonly t: Translate;
}

function Line({ line, explanations, t }: { line: AnswerLine } & Pick<Props, 'explanations' | 't'>) {
  const { label, texts } = line;
  return (
    <div>
      <dt>{label}</dt>
      {texts.length === 0 && <dd className="soft">{t('answers.none')}</dd>}
      {texts.map((text, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two answers of a list may be the same
        <dd key={position}>{text}</dd>
      ))}
      {explanations &&
        line.explanations.map((text) => (
          <dd className="soft" key={text}>
            {text}
          </dd>
        ))}
    </div>
  );
}

/** What somebody answered, to read: for the person, and for the nurse who helps. */
export function Answers({ definition, data, labels, explanations, t }: Props) {
  const answers = readAnswers(data);
  const lines = answerLines(definition, { answers, labels: readAnswerLabels(labels), t });
  const skipped = isSkipped(leavesOf(definition), answers);
  const shown = skipped ? lines.filter(({ texts }) => texts.length > 0) : lines;
  return (
    <>
      {skipped && <p>{t('answers.skipped')}</p>}
      {shown.length > 0 && (
        <dl className="answers">
          {shown.map((line) => (
            <Line key={line.key} line={line} explanations={explanations} t={t} />
          ))}
        </dl>
      )}
    </>
  );
}
