import type { WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import { toOtherKey } from '#src/contract/webform/answers.ts';
import type {
  Condition,
  LeafElement,
  PageElement,
  WebformElement,
  WebformText,
} from '#src/contract/webform/definition.ts';

/** Applies a structural change to the form in every language, because the structure is shared. */
export function changeAllLanguages(texts: WebformTexts, change: (text: WebformText) => WebformText): WebformTexts {
  return { nl: change(texts.nl), en: texts.en === null ? null : change(texts.en) };
}

/** Returns all elements; a page comes before its elements. */
export const listAllElements = ({ elements }: Pick<WebformText, 'elements'>): readonly WebformElement[] =>
  elements.flatMap((element) => (element.type === 'page' ? [element, ...element.elements] : [element]));

export const findElement = (text: WebformText, key: string): WebformElement | undefined =>
  listAllElements(text).find((element) => element.key === key);

const isPage = (element: WebformElement): element is PageElement => element.type === 'page';

function mapElements(text: WebformText, change: (element: WebformElement) => WebformElement): WebformText {
  const elements = text.elements.map((element) => {
    const changedWebformElement = change(element);
    return isPage(changedWebformElement)
      ? {
          ...changedWebformElement,
          elements: changedWebformElement.elements.map((leaf) => change(leaf) as LeafElement),
        }
      : changedWebformElement;
  });
  return { ...text, elements };
}

/** Changes one element, in one language. */
export function changeElement(
  text: WebformText,
  key: string,
  change: (element: WebformElement) => WebformElement,
): WebformText {
  return mapElements(text, (element) => (element.key === key ? change(element) : element));
}

/** Adds an element: at the end of a page if there are pages, otherwise at the end of the form. */
export function addElement(texts: WebformTexts, element: LeafElement, page: string | null): WebformTexts {
  return changeAllLanguages(texts, (text) => {
    const last = text.elements.findLast(isPage);
    const webformElement = text.elements.find((element) => isPage(element) && element.key === page) ?? last;
    if (!webformElement) return { ...text, elements: [...text.elements, element] };
    return changeElement(text, webformElement.key, (webformElement) =>
      isPage(webformElement) ? { ...webformElement, elements: [...webformElement.elements, element] } : webformElement,
    );
  });
}

/** Adds a page; elements without a page become the first one. */
export function addPage(texts: WebformTexts, page: PageElement, first: PageElement): WebformTexts {
  return changeAllLanguages(texts, (text) => {
    const { elements } = text;
    if (elements.some(isPage) || elements.length === 0) return { ...text, elements: [...elements, page] };
    return { ...text, elements: [{ ...first, elements: elements as readonly LeafElement[] }, page] };
  });
}

function withoutKeys(condition: Condition | undefined, keys: readonly string[]): Condition | undefined {
  if (!condition) return undefined;
  const of = condition.of.filter(({ key }) => !keys.includes(key));
  return of.length === 0 ? undefined : { ...condition, of };
}

function removeConditions(text: WebformText, keys: readonly string[]): WebformText {
  return mapElements(text, (element) => {
    const { when, ...rest } = element;
    const remaining = withoutKeys(when, keys);
    return { ...rest, ...(remaining ? { when: remaining } : {}) } as WebformElement;
  });
}

/** Removes an element, and the conditions that depend on it. Elements of a removed page move to an adjacent page. */
export function removeElement(texts: WebformTexts, key: string): WebformTexts {
  return changeAllLanguages(texts, (text) => {
    const index = text.elements.findIndex((element) => element.key === key);
    const deletedWebformElement = text.elements[index];
    if (deletedWebformElement && isPage(deletedWebformElement)) {
      const otherPages = text.elements.filter((element) => element !== deletedWebformElement);
      const neighbour = otherPages[Math.max(0, index - 1)];
      if (!neighbour || !isPage(neighbour)) return { ...text, elements: deletedWebformElement.elements };
      const elements =
        index === 0
          ? [...deletedWebformElement.elements, ...neighbour.elements]
          : [...neighbour.elements, ...deletedWebformElement.elements];
      return changeElement(
        { ...text, elements: otherPages },
        neighbour.key,
        (webformElement) => ({ ...webformElement, elements }) as PageElement,
      );
    }
    const elements = text.elements
      .filter((element) => element.key !== key)
      .map((element) =>
        isPage(element) ? { ...element, elements: element.elements.filter((leaf) => leaf.key !== key) } : element,
      );
    return removeConditions({ ...text, elements }, [key, toOtherKey(key)]);
  });
}

function swapElements<T>(list: readonly T[], at: number, to: number): readonly T[] {
  const [item, other] = [list[at], list[to]];
  return item === undefined || other === undefined ? list : list.with(at, other).with(to, item);
}

function moveLeaf(text: WebformText, key: string, step: 1 | -1): WebformText {
  const from = text.elements.findIndex(
    (element) => isPage(element) && element.elements.some((leaf) => leaf.key === key),
  );
  const page = text.elements[from];
  if (!page || !isPage(page)) return text;
  const index = page.elements.findIndex((leaf) => leaf.key === key);
  if (page.elements[index + step]) {
    return changeElement(
      text,
      page.key,
      (webformElement) =>
        ({ ...webformElement, elements: swapElements(page.elements, index, index + step) }) as PageElement,
    );
  }
  const [next, leaf] = [text.elements[from + step], page.elements[index]];
  if (!next || !isPage(next) || !leaf) return text;
  const without = { ...page, elements: page.elements.filter((element) => element !== leaf) };
  const changedPage = { ...next, elements: step === 1 ? [leaf, ...next.elements] : [...next.elements, leaf] };
  return { ...text, elements: text.elements.with(from, without).with(from + step, changedPage) };
}

/** Moves an element one position up (-1) or down (1); at the edge of a page it moves to the next page. */
export function moveElement(texts: WebformTexts, key: string, step: 1 | -1): WebformTexts {
  return changeAllLanguages(texts, (text) => {
    const index = text.elements.findIndex((element) => element.key === key);
    return index === -1
      ? moveLeaf(text, key, step)
      : { ...text, elements: swapElements(text.elements, index, index + step) };
  });
}

/**
 * Returns the position of an element: of a page among the pages, of any other element among all rows below the first
 * page.
 */
export function getPosition(all: readonly WebformElement[], element: WebformElement): { at: number; count: number } {
  const among = isPage(element) ? all.filter(isPage) : all.slice(all[0] && isPage(all[0]) ? 1 : 0);
  return { at: among.findIndex(({ key }) => key === element.key), count: among.length };
}

/** Moves an element to a position, one step at a time, so that it crosses pages like a manual move. */
export function moveElementTo(texts: WebformTexts, element: WebformElement, to: number): WebformTexts {
  const step = to - getPosition(listAllElements(texts.nl), element).at;
  let movedTexts = texts;
  for (let left = Math.abs(step); left > 0; left -= 1)
    movedTexts = moveElement(movedTexts, element.key, step > 0 ? 1 : -1);
  return movedTexts;
}
