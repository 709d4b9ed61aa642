import { isQuestion } from '#src/contract/webform/answers.ts';
import type { LeafElement, QuestionElement } from '#src/contract/webform/definition.ts';

/** One screen of a form: its texts, followed by a question. */
export interface QuestionStep {
  readonly key: string;
  readonly elements: readonly LeafElement[];
  /** Number of the question, from 1; null for a screen with only text. */
  readonly question: number | null;
  /** Key of the checkbox that is set when the user continues: the text above it was read. */
  readonly tick: string | null;
}

/** Maximum number of characters above a question that a phone shows without scrolling. */
const MAX_TEXT_ABOVE = 120;

const toHtml = (element: LeafElement): string =>
  element.type === 'markup' && element.folded === undefined ? element.html : '';

const isLong = (texts: readonly LeafElement[]): boolean =>
  texts.some(({ type }) => type === 'video') ||
  texts
    .map(toHtml)
    .join('')
    .replace(/<[^>]*>/g, '').length > MAX_TEXT_ABOVE;

/** Returns the paragraphs and lists of a text; the whole text if it contains other elements. */
function splitText(html: string): readonly string[] {
  const pieces = html.match(/<(p|ul|ol|h[2-6])>[\s\S]*?<\/\1>/g) ?? [];
  return pieces.join('') === html.replace(/>\s+</g, '><') ? pieces : [html];
}

/**
 * Splits a transcript without a video into cards: its title with the first paragraph, followed by the other paragraphs.
 */
const toCards = (element: LeafElement): readonly LeafElement[] =>
  element.type !== 'video' || element.url !== null
    ? [element]
    : splitText(element.transcript).map((html, index) =>
        index === 0 ? { ...element, transcript: html } : { type: 'markup', key: `${element.key}_${index + 1}`, html },
      );

/** Returns true for consecutive number fields, such as those of seven days, which are one question. */
const belongsTo = (currentQuestion: QuestionElement | undefined, question: QuestionElement): boolean =>
  currentQuestion?.type === 'number' && question.type === 'number';

/** Returns true if an element is feedback on an answer in this step. */
const isAbout = (step: readonly LeafElement[], { when }: LeafElement): boolean =>
  when?.of.some(({ key }) => step.some((element) => element.key === key)) ?? false;

/**
 * Splits a form into one question at a time. Text before a question is on its screen, or on a separate one if it is
 * long; a transcript has one card per paragraph, and continuing from the last one checks "read". Feedback on an answer
 * is shown with it. The skip option is below each question.
 */
export function splitIntoSteps(leaves: readonly LeafElement[]): readonly QuestionStep[] {
  const skips = leaves.filter(({ type }) => type === 'skip');
  const groups: LeafElement[][] = [];
  let group: LeafElement[] = [];
  const close = () => {
    if (group.length > 0) groups.push(group);
    group = [];
  };
  const cards = new Set(
    leaves.map(toCards).flatMap((leafElements) => (leafElements.length > 1 ? leafElements.map(({ key }) => key) : [])),
  );
  for (const element of leaves.flatMap(toCards)) {
    if (element.type === 'skip') continue;
    const question = group.findLast(isQuestion);
    const previousElement = group.at(-1);
    const isAfterCard = previousElement !== undefined && (cards.has(previousElement.key) || cards.has(element.key));
    const isNext = isQuestion(element)
      ? question
        ? !belongsTo(group.at(-1) as QuestionElement, element)
        : element.type !== 'check' && isLong(group)
      : (question !== undefined && !isAbout(group, element)) || isAfterCard;
    if (isNext) close();
    group.push(element);
  }
  close();
  // The last text is on the screen of the last question.
  if (groups.length > 1 && !groups.at(-1)?.some(isQuestion)) {
    const last = groups.pop() ?? [];
    groups.at(-1)?.push(...last);
  }
  let calls = 0;
  return groups.map((elements) => {
    const questions = elements.filter(isQuestion);
    const [first] = questions;
    const isScript = elements[0]?.type === 'video' || cards.has(elements[0]?.key ?? '');
    const isTicked = isScript && questions.length === 1 && first?.type === 'check' && first.required === true;
    const isQuestionStep = questions.length > 0 && !isTicked;
    if (isQuestionStep) calls++;
    const visibleElements = isTicked ? elements.filter((element) => element !== first) : elements;
    return {
      key: elements[0]?.key ?? '',
      elements: isQuestionStep ? [...visibleElements, ...skips] : visibleElements,
      question: isQuestionStep ? calls : null,
      tick: isTicked ? (first?.key ?? null) : null,
    };
  });
}
