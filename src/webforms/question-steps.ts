import { isQuestion } from '#src/contract/webform/answers.ts';
import type { LeafElement, QuestionElement } from '#src/contract/webform/definition.ts';

/** One screen of a form: its texts, and the question after them. */
export interface QuestionStep {
  readonly key: string;
  readonly elements: readonly LeafElement[];
  /** Number of the question, from 1; null for a screen with only text. */
  readonly question: number | null;
}

/** Number of characters that a phone shows above a question without scrolling. */
const MOST_ABOVE_A_QUESTION = 320;

const htmlOf = (element: LeafElement): string =>
  element.type === 'markup' && element.folded === undefined ? element.html : '';

const isLong = (texts: readonly LeafElement[]): boolean =>
  texts.some(({ type }) => type === 'video') ||
  texts
    .map(htmlOf)
    .join('')
    .replace(/<[^>]*>/g, '').length > MOST_ABOVE_A_QUESTION;

/** Consecutive numbers, such as those of seven days, are one question. */
const belongsTo = (asked: QuestionElement | undefined, question: QuestionElement): boolean =>
  asked?.type === 'number' && question.type === 'number';

/** True if an element is feedback on an answer of this step. */
const isAbout = (step: readonly LeafElement[], { when }: LeafElement): boolean =>
  when?.of.some(({ key }) => step.some((element) => element.key === key)) ?? false;

/**
 * A form one question at a time. Text before a question is on its screen, or on one of its own where it is long; a
 * checkbox such as "read" stays with its text, and so does feedback on an answer. The skip option is below each
 * question.
 */
export function questionSteps(leaves: readonly LeafElement[]): readonly QuestionStep[] {
  const skips = leaves.filter(({ type }) => type === 'skip');
  const groups: LeafElement[][] = [];
  let group: LeafElement[] = [];
  const close = () => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  for (const element of leaves) {
    if (element.type === 'skip') continue;
    const asked = group.findLast(isQuestion);
    const isNext = isQuestion(element)
      ? asked
        ? !belongsTo(group.at(-1) as QuestionElement, element)
        : element.type !== 'check' && isLong(group)
      : asked !== undefined && !isAbout(group, element);
    if (isNext) close();
    group.push(element);
  }
  close();
  // The last text is on the screen of the last question.
  if (groups.length > 1 && !groups.at(-1)?.some(isQuestion)) {
    const last = groups.pop() ?? [];
    groups.at(-1)?.push(...last);
  }
  let asked = 0;
  return groups.map((elements) => {
    const isAsked = elements.some(isQuestion);
    if (isAsked) asked++;
    return {
      key: elements[0]?.key ?? '',
      elements: isAsked ? [...elements, ...skips] : elements,
      question: isAsked ? asked : null,
    };
  });
}
