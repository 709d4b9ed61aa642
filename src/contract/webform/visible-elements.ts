import { type Answer, type Answers, toOtherKey } from './answers.ts';
import type { Condition, LeafElement, WebformElement, WebformText } from './definition.ts';

/** Returns the values that a condition compares: chosen values, "1" for a checkbox, "" for no answer. */
function toComparedValues(answer: Answer | undefined): readonly string[] {
  if (answer === undefined || answer === false || answer === '') return [''];
  if (answer === true) return ['1'];
  if (typeof answer === 'string') return [answer.trim()];
  return answer.length > 0 ? answer : [''];
}

function isMet({ match, of }: Condition, answers: Answers): boolean {
  const met = of.map(({ key, is }) => toComparedValues(answers[key]).some((value) => is.includes(value)));
  if (match === 'all') return met.every(Boolean);
  return met.some(Boolean) === (match === 'any');
}

const isVisible = (element: WebformElement, answers: Answers): boolean =>
  element.when === undefined || isMet(element.when, answers);

function listVisible(elements: readonly WebformElement[], answers: Answers): readonly WebformElement[] {
  return elements
    .filter((element) => isVisible(element, answers))
    .map((element): WebformElement => {
      if (element.type !== 'page') return element;
      return { ...element, elements: element.elements.filter((leaf) => isVisible(leaf, answers)) };
    });
}

const listLeaves = (elements: readonly WebformElement[]): readonly LeafElement[] =>
  elements.flatMap((element) => (element.type === 'page' ? element.elements : [element]));

/** Identifies a set of elements by its keys, as sets of the same size may differ. */
const joinKeys = (elements: readonly WebformElement[]): string =>
  [...elements, ...listLeaves(elements)].map(({ key }) => key).join(' ');

/** Returns the answers to these elements. */
function pickAnswers(elements: readonly WebformElement[], answers: Answers): Answers {
  const keys = new Set(listLeaves(elements).flatMap(({ key }) => [key, toOtherKey(key)]));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)));
}

/**
 * Returns the visible elements for these answers, in order. Answers to hidden elements do not count, so that hiding one
 * may hide the next; stops after as many rounds as elements, because conditions may be circular.
 */
export function listVisibleElements(
  definition: Pick<WebformText, 'elements'>,
  answers: Answers,
): readonly WebformElement[] {
  const { elements } = definition;
  let visibleElements = listVisible(elements, answers);
  for (let round = listLeaves(elements).length; round > 0; round -= 1) {
    const next = listVisible(elements, pickAnswers(visibleElements, answers));
    const isAtRest = joinKeys(next) === joinKeys(visibleElements);
    visibleElements = next;
    if (isAtRest) break;
  }
  return visibleElements;
}

/** Returns true if the skip checkbox ("Dit sla ik nu over") is checked: no answer is then required. */
export function isSkipped(elements: readonly WebformElement[], answers: Answers): boolean {
  return listLeaves(elements).some(({ type, key }) => type === 'skip' && toComparedValues(answers[key]).includes('1'));
}
