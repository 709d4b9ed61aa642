import { isQuestion } from '#src/contract/webform/answers.ts';
import type { LeafElement, QuestionElement } from '#src/contract/webform/definition.ts';

/** One screen of a form: what is told there, and what is asked after it. */
export interface QuestionStep {
  readonly key: string;
  readonly elements: readonly LeafElement[];
  /** Which question it is, from 1; null where there is only something to read. */
  readonly question: number | null;
}

/** As many characters as a phone shows above a question without a scroll. */
const MOST_ABOVE_A_QUESTION = 320;

const htmlOf = (element: LeafElement): string =>
  element.type === 'markup' && element.folded === undefined ? element.html : '';

const isLong = (texts: readonly LeafElement[]): boolean =>
  texts.some(({ type }) => type === 'video') ||
  texts
    .map(htmlOf)
    .join('')
    .replace(/<[^>]*>/g, '').length > MOST_ABOVE_A_QUESTION;

/** Numbers after each other, such as those of seven days, are one question. */
const belongsTo = (asked: QuestionElement | undefined, question: QuestionElement): boolean =>
  asked?.type === 'number' && question.type === 'number';

/** Whether something is told about an answer of this step. */
const isAbout = (step: readonly LeafElement[], { when }: LeafElement): boolean =>
  when?.of.some(({ key }) => step.some((element) => element.key === key)) ?? false;

/**
 * A form one question at a time. What stands before a question is told on its screen, or on one of its own where it is
 * long; a tick such as "read" stays with its text, and so does what is told about an answer. The way to skip stands
 * under each question.
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
  // What is told last is read with the last question.
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
