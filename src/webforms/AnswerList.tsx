import { type AnswerLabels, readAnswerLabels } from '#src/contract/webform/answer-labels.ts';
import { listLeafElements, readAnswers } from '#src/contract/webform/answers.ts';
import type { WebformText } from '#src/contract/webform/definition.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { isSkipped } from '#src/contract/webform/visible-elements.ts';
import { type AnswerLine, listAnswerLines } from './answer-lines.ts';

interface Props {
  readonly definition: Pick<WebformText, 'elements'>;
  /** Flat object, as submitted; answers to removed questions are shown too. */
  readonly data: unknown;
  /** Texts at the time of submission, if known. */
  readonly labels?: AnswerLabels;
  /** Shows the feedback on each answer below it. */
  readonly explanations?: 'shown';
  /** Texts of the namespace `webforms`. */
  readonly t: TranslateWebform;
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

/** Read-only answers of a user, for the user and the user's nurse. */
export function AnswerList({ definition, data, labels, explanations, t }: Props) {
  const answers = readAnswers(data);
  const lines = listAnswerLines(definition, { answers, labels: readAnswerLabels(labels), t });
  const skipped = isSkipped(listLeafElements(definition), answers);
  const visibleLines = skipped ? lines.filter(({ texts }) => texts.length > 0) : lines;
  return (
    <>
      {skipped && <p>{t('answers.skipped')}</p>}
      {visibleLines.length > 0 && (
        <dl className="answers">
          {visibleLines.map((line) => (
            <Line key={line.key} line={line} explanations={explanations} t={t} />
          ))}
        </dl>
      )}
    </>
  );
}
