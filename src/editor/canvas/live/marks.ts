import type { Definition } from '#registry/define.ts';
import type { AnyField, RegistryFields, SafeHtml } from '#registry/fields/field.ts';
import { type GroupField, isGroupField } from '#registry/fields/group.ts';
import type { Link } from '#registry/fields/link.ts';
import type { TextFieldKind } from '#registry/fields/text.ts';
import { toGroupRows } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';

/** Location of a rendered value, and how it can be edited. */
export interface Mark {
  /** Id of the block, or PAGE_ID. */
  readonly owner: string;
  /** Path from the values of the owner: ["title"], ["link", "text"], ["programmes", 0, "title"]. */
  readonly path: readonly (string | number)[];
  readonly kind: 'text' | 'multiline' | 'rich';
  /** Label of the field, for screen readers. */
  readonly label: string;
  /** Maximum number of characters. */
  readonly max: number;
  /** True for the text of a link, which needs both text and URL. */
  readonly isLink?: boolean;
}

/** Owner and language of the values, and the list to which their marks are added. */
export interface MarkedValues {
  readonly owner: string;
  readonly language: Language;
  readonly path: readonly (string | number)[];
  readonly marks: Mark[];
  /** True if empty texts are rendered too, so that they can be filled in. */
  readonly hasEmpty?: boolean | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Characters that no text contains: they surround and identify a value while its component renders it. Other characters
 * mark a slot (`src/render/template.ts`) and a nickname that is filled in later (`src/render/buddy-page.ts`).
 */
const OPEN = '\uE003';
const CLOSE = '\uE004';
const FIRST = 0xe100;
const ANY_MARK = /[\uE003\uE004\uE100-\uF8FF]/g;

/** Returns the text without marks. */
export const removeMarks = (text: string): string => text.replace(ANY_MARK, '');

const TITLE_MAX = 255;
const LINK_MAX = 120;
const TITLES: Readonly<Record<Language, string>> = { nl: 'Titel', en: 'Title' };

function addMark(
  marking: MarkedValues,
  mark: Omit<Mark, 'owner' | 'path'>,
  path: readonly string[],
  value: string,
): string {
  const { owner, marks } = marking;
  marks.push({ ...mark, owner, path: [...marking.path, ...path] });
  return `${OPEN}${String.fromCharCode(FIRST + marks.length - 1)}${value}${CLOSE}`;
}

/** Converts a stored row of a group to the values that a component receives; undefined if the row is not rendered. */
export type ReadRow = (field: GroupField, row: Values) => Values | undefined;

/** Values that a component renders, and the stored values they were read from. */
interface RenderedValues {
  readonly props: Values;
  readonly stored: Values;
  readonly readRow: ReadRow;
}

/** Returns the properties with a mark around each text; other values are unchanged. */
function markFields(fields: RegistryFields, renderedValues: RenderedValues, marking: MarkedValues): Values {
  const marked = Object.entries(fields).map(([name, field]) => [name, markValue(marking, name, field, renderedValues)]);
  return { ...renderedValues.props, ...Object.fromEntries(marked) };
}

/** Returns true if a value of the field is edited on the canvas, also while it is empty. */
export const isEditedInPlace = ({ kind }: AnyField): boolean =>
  kind === 'text' || kind === 'rich_text' || kind === 'link';

function markLink(marking: MarkedValues, name: string, label: string, value: unknown): unknown {
  const { href = '', text = '' } = (value ?? {}) as Partial<Link>;
  const mark = { kind: 'text', label, max: LINK_MAX, isLink: true } as const;
  return { href, text: addMark(marking, mark, [name, 'text'], text) };
}

function markValue(
  marking: MarkedValues,
  name: string,
  field: AnyField,
  { props, stored, readRow }: RenderedValues,
): unknown {
  const label = field.label[marking.language];
  const value = props[name];
  // An incomplete link is not passed to the component, but its text remains.
  if (field.kind === 'link') {
    const isDrawn = value !== undefined || marking.hasEmpty;
    return isDrawn ? markLink(marking, name, label, value ?? stored[name]) : value;
  }
  if (isEditedInPlace(field)) {
    const text = typeof value === 'string' ? value : '';
    if (text === '' && !marking.hasEmpty) return value;
    if (field.kind === 'rich_text')
      return addMark(marking, { kind: 'rich', label, max: Number.POSITIVE_INFINITY }, [name], text);
    const { multiline, maxLength } = field as TextFieldKind<boolean>;
    return addMark(marking, { kind: multiline ? 'multiline' : 'text', label, max: maxLength }, [name], text);
  }
  if (isGroupField(field)) {
    const path = [...marking.path, name];
    return toGroupRows(stored[name]).flatMap((row, index): readonly Values[] => {
      const rowProps = readRow(field, row);
      // A row that is not rendered retains its index among the stored rows.
      return rowProps
        ? [markFields(field.fields, { props: rowProps, stored: row, readRow }, { ...marking, path: [...path, index] })]
        : [];
    });
  }
  return value;
}

/**
 * Returns the properties of a component with a mark around each of its texts; texts of referenced entries are
 * unchanged.
 */
export const markProps = ({ fields }: Definition, renderedValues: RenderedValues, marking: MarkedValues): Values =>
  markFields(fields, renderedValues, marking);

/** Returns the title of a page with its mark, also while it is empty. */
export const markTitle = (title: string, marking: MarkedValues): string =>
  addMark(marking, { kind: 'text', label: TITLES[marking.language], max: TITLE_MAX }, ['title'], title);

const readMarkIndex = (text: string, at: number): number => text.charCodeAt(at) - FIRST;

/** Elements that must not be focusable while their texts are edited. */
const FOCUSABLE = 'a, button, summary, input, select, textarea, iframe, video, audio';

function listTextNodes(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const textNodes: Text[] = [];
  while (walker.nextNode()) textNodes.push(walker.currentNode as Text);
  return textNodes;
}

/** Wraps a formatted text, which is the whole content of its element. */
function wrapRichText(text: Text, marks: readonly Mark[]): void {
  const { parentElement: parent, data } = text;
  const number = data.startsWith(OPEN) ? readMarkIndex(data, 1) : -1;
  if (marks[number]?.kind !== 'rich' || !parent || parent.firstChild !== text) return;
  if (parent.lastChild?.textContent?.endsWith(CLOSE)) parent.dataset.edit = String(number);
}

function wrapText(text: Text): void {
  const match = /\uE003([\uE100-\uF8FF])([^\uE003\uE004]*)\uE004/.exec(text.data);
  // An empty formatted text is already replaced.
  if (!match || text.parentElement?.dataset.edit === String(readMarkIndex(match[0], 1))) return;
  const texts = text.splitText(match.index);
  const rest = texts.splitText(match[0].length);
  const container = document.createElement('span');
  container.dataset.edit = String(readMarkIndex(match[0], 1));
  container.textContent = match[2] ?? '';
  texts.replaceWith(container);
  wrapText(rest);
}

/** Replaces an interactive element with a plain element that has the same content. */
function flatten(element: Element): void {
  const container = document.createElement('div');
  for (const { name, value } of element.attributes) if (name !== 'open') container.setAttribute(name, value);
  container.classList.add(`canvas-${element.localName}`);
  container.append(...element.childNodes);
  element.replaceWith(container);
}

/** Replaces marks in rendered HTML with elements that have the mark's index in `data-edit`. */
export function replaceMarks(html: SafeHtml, marks: readonly Mark[]): SafeHtml {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  for (const text of listTextNodes(holder.content)) wrapRichText(text, marks);
  for (const text of listTextNodes(holder.content)) wrapText(text);
  for (const text of listTextNodes(holder.content)) text.data = removeMarks(text.data);
  for (const element of holder.content.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (ANY_MARK.test(value)) element.setAttribute(name, removeMarks(value));
      ANY_MARK.lastIndex = 0;
    }
    if (element.matches(FOCUSABLE)) element.setAttribute('tabindex', '-1');
    if (element.matches('details') && element.querySelector('[data-edit]')) element.setAttribute('open', '');
  }
  // Editable texts must not be inside a button: a block with such a heading is rendered open, without its button.
  for (const summary of holder.content.querySelectorAll('details > summary')) {
    const { parentElement: details } = summary;
    if (!details || !summary.querySelector('[data-edit]')) continue;
    flatten(summary);
    flatten(details);
  }
  return holder.innerHTML as SafeHtml;
}

/** Returns the values with the value at a path replaced. */
export function setValueByPath(values: Values, [step, ...rest]: readonly (string | number)[], value: unknown): Values {
  if (step === undefined) return values;
  const childValue = (values as Readonly<Record<string | number, unknown>>)[step];
  const nextValue = rest.length === 0 ? value : setValueByPath((childValue ?? {}) as Values, rest, value);
  if (Array.isArray(values)) return values.with(Number(step), nextValue) as unknown as Values;
  return { ...values, [step]: nextValue };
}

/** Returns the key of a text on the canvas, unique within its owner. */
export const toPathKey = ({ path }: Pick<Mark, 'path'>): string => path.join('.');

/** Returns the value at a path. */
export const getValueByPath = (values: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>(
    (total, step) => (total as Readonly<Record<string | number, unknown>> | undefined)?.[step],
    values,
  );
