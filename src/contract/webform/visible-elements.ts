import { type Answer, type Answers, toOtherKey } from './answers.ts';
import type { Condition, LeafElement, WebformElement, WebformText } from './definition.ts';

/** Values that a condition compares: every chosen value, "1" for a checkbox, "" for no answer. */
function valuesOf(answer: Answer | undefined): readonly string[] {
  if (answer === undefined || answer === false || answer === '') return [''];
  if (answer === true) return ['1'];
  if (typeof answer === 'string') return [answer.trim()];
  return answer.length > 0 ? answer : [''];
}

function holds({ match, of }: Condition, answers: Answers): boolean {
  const met = of.map(({ key, is }) => valuesOf(answers[key]).some((value) => is.includes(value)));
  if (match === 'all') return met.every(Boolean);
  return met.some(Boolean) === (match === 'any');
}

const isShown = (element: WebformElement, answers: Answers): boolean =>
  element.when === undefined || holds(element.when, answers);

function shown(elements: readonly WebformElement[], answers: Answers): readonly WebformElement[] {
  return elements
    .filter((element) => isShown(element, answers))
    .map((element): WebformElement => {
      if (element.type !== 'page') return element;
      return { ...element, elements: element.elements.filter((leaf) => isShown(leaf, answers)) };
    });
}

const leaves = (elements: readonly WebformElement[]): readonly LeafElement[] =>
  elements.flatMap((element) => (element.type === 'page' ? element.elements : [element]));

/** Identity of the elements: different sets of the same size differ. */
const keysIn = (elements: readonly WebformElement[]): string =>
  [...elements, ...leaves(elements)].map(({ key }) => key).join(' ');

/** The answers to only these elements. */
function answersTo(elements: readonly WebformElement[], answers: Answers): Answers {
  const keys = new Set(leaves(elements).flatMap(({ key }) => [key, toOtherKey(key)]));
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)));
}

/**
 * The elements to show with these answers, in order. Answers of a hidden element do not count, so hiding one may hide
 * the next; circular conditions settle after as many rounds as elements.
 */
export function visibleElements(
  definition: Pick<WebformText, 'elements'>,
  answers: Answers,
): readonly WebformElement[] {
  const { elements } = definition;
  let visible = shown(elements, answers);
  for (let round = leaves(elements).length; round > 0; round -= 1) {
    const next = shown(elements, answersTo(visible, answers));
    const isAtRest = keysIn(next) === keysIn(visible);
    visible = next;
    if (isAtRest) break;
  }
  return visible;
}

/** True if "Dit sla ik nu over" is ticked: then no answer is required. */
export function isSkipped(elements: readonly WebformElement[], answers: Answers): boolean {
  return leaves(elements).some(({ type, key }) => type === 'skip' && valuesOf(answers[key]).includes('1'));
}
