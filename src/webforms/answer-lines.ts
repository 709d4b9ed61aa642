import type { AnswerLabels } from '#src/contract/webform/answer-labels.ts';
import {
  type Answer,
  type Answers,
  hasOtherOption,
  isQuestion,
  OTHER_VALUE,
  toOtherKey,
} from '#src/contract/webform/answers.ts';
import type { LeafElement, QuestionElement, ScaleElement, WebformText } from '#src/contract/webform/definition.ts';
import type { TranslateWebform } from '#src/contract/webform/problems.ts';
import { listVisibleElements } from '#src/contract/webform/visible-elements.ts';
import { formatDateInput, formatDecimal } from './answer-inputs.ts';

/** A question with its answers; no texts if it was not answered. */
export interface AnswerLine {
  readonly key: string;
  readonly label: string;
  readonly texts: readonly string[];
  readonly explanations: readonly string[];
}

interface LabelledAnswers {
  readonly answers: Answers;
  readonly labels: AnswerLabels;
  readonly t: TranslateWebform;
}

const toList = (answer: Answer | undefined): readonly string[] => {
  if (Array.isArray(answer)) return answer;
  return typeof answer === 'string' && answer !== '' ? [answer] : [];
};

/**
 * Returns the label of a selected value: the current label of the form, or the label at the time of submission, or else
 * the value.
 */
function getChoiceText(question: QuestionElement, value: string, { answers, labels }: LabelledAnswers): string {
  if (!('options' in question)) return value;
  const answer = answers[toOtherKey(question.key)];
  if (value === OTHER_VALUE && hasOtherOption(question) && typeof answer === 'string') return answer;
  const option = question.options.find((option) => option.value === value);
  return option?.label ?? labels[question.key]?.options?.[value] ?? value;
}

/** Formats a scale answer: "6 on a scale from 0 (nothing) to 10 (very strong)". */
function formatScale({ min, max, minLabel, maxLabel }: ScaleElement, value: string, t: TranslateWebform): string {
  return t('answers.scale', { value, min, max, minLabel, maxLabel });
}

function listTexts(question: QuestionElement, submitted: LabelledAnswers): readonly string[] {
  const { answers, t } = submitted;
  const answer = answers[question.key];
  if (question.type === 'check') return answer === true || answer === '1' ? [t('answers.yes')] : [];
  const texts = toList(answer);
  switch (question.type) {
    case 'number':
      return texts.map((text) => [formatDecimal(text, t), question.unit].filter(Boolean).join(' '));
    case 'date':
      return texts.map(formatDateInput);
    case 'scale':
      return texts.map((value) => formatScale(question, value, t));
    default:
      return texts.map((value) => getChoiceText(question, value, submitted));
  }
}

function toLine(question: QuestionElement, submitted: LabelledAnswers): AnswerLine {
  const selectedValues = toList(submitted.answers[question.key]);
  const options = 'options' in question ? question.options : [];
  const explanations = options.flatMap(({ value, answer }) =>
    answer && selectedValues.includes(value) ? [answer.explanation] : [],
  );
  return { key: question.key, label: question.label, texts: listTexts(question, submitted), explanations };
}

const renderLeaves = (elements: ReturnType<typeof listVisibleElements>): readonly LeafElement[] =>
  elements.flatMap((element) => (element.type === 'page' ? element.elements : [element]));

/** Returns answers to removed questions, with the texts of their questions. */
function listRemovedLines(
  questions: readonly QuestionElement[],
  { answers, labels, t }: LabelledAnswers,
): readonly AnswerLine[] {
  const knownKeys = new Set(questions.flatMap(({ key }) => [key, toOtherKey(key)]));
  return Object.entries(answers)
    .filter(([key]) => !knownKeys.has(key))
    .map(([key, answer]) => ({
      key,
      label: labels[key]?.label ?? key,
      texts:
        answer === true ? [t('answers.yes')] : toList(answer).map((value) => labels[key]?.options?.[value] ?? value),
      explanations: [],
    }));
}

/** Returns all applicable questions with their answers, followed by answers to removed questions. */
export function listAnswerLines(
  definition: Pick<WebformText, 'elements'>,
  submitted: LabelledAnswers,
): readonly AnswerLine[] {
  const questions = renderLeaves(listVisibleElements(definition, submitted.answers)).filter(isQuestion);
  const answerLines = questions.filter(({ type }) => type !== 'skip').map((question) => toLine(question, submitted));
  return [...answerLines, ...listRemovedLines(questions, submitted)];
}
