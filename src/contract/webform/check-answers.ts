import { isRecord } from '../wire.ts';
import {
  type Answer,
  type Answers,
  hasOtherOption,
  isQuestion,
  OTHER_VALUE,
  readAnswers,
  toOtherKey,
} from './answers.ts';
import type { QuestionElement, TextElement, WebformText } from './definition.ts';
import { type TranslateWebform, toAnswerProblem } from './problems.ts';
import { readAnswer } from './read-answer.ts';
import { isSkipped, listVisibleElements } from './visible-elements.ts';

/** Texts by field: `key`, or `key.position` in a list. */
export type FieldTexts = Readonly<Record<string, string>>;

export type CheckedAnswers =
  | { readonly ok: true; readonly answers: Answers }
  | { readonly ok: false; readonly fields: FieldTexts };

interface CheckedQuestion {
  readonly question: QuestionElement;
  readonly isRequired: boolean;
}

/** Returns the companion field of a choice as a separate question. */
function toCompanionQuestion(element: QuestionElement): TextElement | null {
  if (!('other' in element) || element.other === undefined) return null;
  return { type: 'text', key: toOtherKey(element.key), label: element.other.label };
}

const isOtherChosen = (answer: Answer | undefined) =>
  answer === OTHER_VALUE || (Array.isArray(answer) && answer.includes(OTHER_VALUE));

/** Returns the questions that apply to the current answers, with the companions of the chosen options. */
function listApplicableQuestions(
  definition: Pick<WebformText, 'elements'>,
  answers: Answers,
): readonly CheckedQuestion[] {
  const visibleQuestions = listVisibleElements(definition, answers);
  const isSkippedNow = isSkipped(visibleQuestions, answers);
  const questions = visibleQuestions
    .flatMap((element) => (element.type === 'page' ? element.elements : [element]))
    .filter(isQuestion);
  return questions.flatMap((question) => {
    const isRequired = !isSkippedNow && 'required' in question && question.required === true;
    const companion =
      hasOtherOption(question) && isOtherChosen(answers[question.key]) ? toCompanionQuestion(question) : null;
    return companion
      ? [
          { question, isRequired },
          { question: companion, isRequired: !isSkippedNow },
        ]
      : [{ question, isRequired }];
  });
}

/**
 * Validates the answers to a form, in the browser and in the content system (docs/specification.md, section 5,
 * "Webform"). Returns the answers in their stored form: parsed by their questions, without those of hidden elements, of
 * companions of an unselected option and of unknown keys; or the first error of each refused field.
 */
export function checkAnswers(
  definition: Pick<WebformText, 'elements'>,
  raw: unknown,
  t: TranslateWebform,
): CheckedAnswers {
  // Reads only own properties, not those of the prototype.
  const values = new Map(isRecord(raw) ? Object.entries(raw) : []);
  const answers: [string, Answer][] = [];
  const fields = new Map<string, string>();
  for (const { question, isRequired } of listApplicableQuestions(definition, readAnswers(raw))) {
    const { key } = question;
    const result = readAnswer(question, values.get(key), isRequired);
    if (result.ok) {
      if (result.value !== undefined) answers.push([key, result.value]);
      continue;
    }
    for (const { at, ...problem } of result.problems) {
      const field = at === null ? key : `${key}.${at}`;
      if (!fields.has(field)) fields.set(field, toAnswerProblem(problem, t));
    }
  }
  return fields.size === 0
    ? { ok: true, answers: Object.fromEntries(answers) }
    : { ok: false, fields: Object.fromEntries(fields) };
}
