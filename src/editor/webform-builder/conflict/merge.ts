import type { WebformContent, WebformTexts } from '#src/contract/desk/webform/stored-webform.ts';
import type { LeafElement, PageElement, WebformElement, WebformText } from '#src/contract/webform/definition.ts';
import { isDeepEqual } from '../../canvas/stored/page-content.ts';
import { removeElement } from '../model/edit-form.ts';
import { type ConflictSide, type EditorVersions, listFormDifferences } from './differences.ts';
import { type FormFieldValues, type FormParts, type LanguageValues, toFormParts } from './form-parts.ts';

/**
 * Returns the order of the keys of the version that changed it, or of my version if both did. Keys that only the other
 * version has follow their neighbour.
 */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const shared = mine.filter((key) => theirs.includes(key) && base.includes(key));
  const isMine = !isDeepEqual(
    shared,
    base.filter((key) => shared.includes(key)),
  );
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [at, key] of second.entries()) {
    if (order.includes(key)) continue;
    const precedingKey = second.slice(0, at).findLast((item) => order.includes(item));
    order.splice(precedingKey === undefined ? 0 : order.indexOf(precedingKey) + 1, 0, key);
  }
  return order;
}

/** Moves the elements of a list to the page before them; elements before the first page are moved to that page. */
function moveToPages(row: readonly WebformElement[]): readonly WebformElement[] {
  const isLeaf = (element: WebformElement): element is LeafElement => element.type !== 'page';
  if (row.every(isLeaf)) return row;
  const pages: PageElement[] = [];
  const previousLeafElements: LeafElement[] = [];
  for (const element of row) {
    const page = pages.at(-1);
    if (!isLeaf(element)) pages.push({ ...element, elements: pages.length === 0 ? previousLeafElements : [] });
    else if (page) pages[pages.length - 1] = { ...page, elements: [...page.elements, element] };
    else previousLeafElements.push(element);
  }
  return pages;
}

export type FormChoices = Readonly<Record<string, ConflictSide>>;

type Language = keyof WebformTexts;
type SideOf = (key: string) => ConflictSide;
type FormSides = Readonly<Record<ConflictSide, FormParts>>;

/**
 * Returns the value of a field in one version. English that only the other version has remains if the Dutch is equal.
 */
function getValue(
  language: Language,
  side: ConflictSide,
  values: Readonly<Record<ConflictSide, LanguageValues | undefined>>,
  sides: FormSides,
): unknown {
  const [languageValues, other] = side === 'mine' ? [values.mine, values.theirs] : [values.theirs, values.mine];
  if (language === 'nl' || sides[side].english !== null) return languageValues?.[language];
  return isDeepEqual(languageValues?.nl, other?.nl) ? other?.en : languageValues?.nl;
}

function getFields(
  language: Language,
  path: string,
  sides: Readonly<Record<ConflictSide, FormFieldValues | undefined>>,
  all: FormSides,
  getSide: SideOf,
) {
  const { mine, theirs } = sides;
  const names = new Set([...Object.keys(mine ?? {}), ...Object.keys(theirs ?? {})]);
  const entries = [...names].map((name) => {
    const side = mine && theirs ? getSide(`${path}/${name}`) : mine ? 'mine' : 'theirs';
    return [name, getValue(language, side, { mine: mine?.[name], theirs: theirs?.[name] }, all)] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/**
 * Merges my version and theirs into one form according to the editor's choices. A change made by only one editor is
 * always retained.
 */
export function mergeForms(versions: EditorVersions, choices: FormChoices): WebformContent {
  const differences = listFormDifferences(versions);
  const standards = new Map(differences.map(({ key, standard }) => [key, standard]));
  const getSide: SideOf = (key) => choices[key] ?? standards.get(key) ?? 'theirs';
  const sides: FormSides = { mine: toFormParts(versions.mine), theirs: toFormParts(versions.theirs) };
  const { mine, theirs } = sides;
  const listKeys = ({ elements }: FormParts) => [...elements.keys()];
  const order = mergeOrder(listKeys(toFormParts(versions.base)), listKeys(mine), listKeys(theirs));

  const getFormFields = (language: Language, part: 'words' | 'settings') =>
    getFields(language, '', { mine: mine[part], theirs: theirs[part] }, sides, getSide);

  const getText = (language: Language): WebformText => {
    const row = order.map((key) => {
      const pair = { mine: mine.elements.get(key), theirs: theirs.elements.get(key) };
      const fields = getFields(language, key, pair, sides, getSide);
      return { ...fields, key, ...(fields.type === 'page' ? { elements: [] } : {}) } as unknown as WebformElement;
    });
    const formFields = getFormFields(language, 'words');
    return { ...(formFields as unknown as WebformText), elements: moveToPages(row) };
  };

  const hasEnglish = sides[getSide('/english')].english !== null;
  const all: WebformTexts = { nl: getText('nl'), en: hasEnglish ? getText('en') : null };
  const deletedDifferences = differences.filter(({ field, element, ...difference }) => {
    const selectedSide = getSide(difference.key);
    return field === null && element !== null && difference[selectedSide] === undefined;
  });
  const texts = deletedDifferences.reduce((left, { key }) => removeElement(left, key), all);
  const formFields = getFormFields('nl', 'settings');
  return { ...(formFields as unknown as Omit<WebformContent, 'texts'>), texts };
}
