import type { Definition } from '#registry/define.ts';
import type { AnyField, Fields, SafeHtml } from '#registry/fields/field.ts';
import { type GroupField, isGroupField } from '#registry/fields/group.ts';
import type { Link } from '#registry/fields/link.ts';
import type { TextField } from '#registry/fields/text.ts';
import { rowsIn } from '#registry/stored.ts';
import type { Language } from '#src/domains/domain.ts';

/** Where a drawn value is stored, and how it may be typed. */
export interface Mark {
  /** The id of the block, or PAGE. */
  readonly owner: string;
  /** From the values of the owner: ["title"], ["link", "text"], ["programmes", 0, "title"]. */
  readonly path: readonly (string | number)[];
  readonly kind: 'text' | 'multiline' | 'rich';
  /** What the field is called, for whoever does not see it. */
  readonly label: string;
  /** Longest text in characters. */
  readonly max: number;
  /** Whether they are the words of a link, which is none without words and address. */
  readonly isLink?: boolean;
}

/** The values of one owner, and the marks that were put round those that are drawn. */
export interface Marking {
  readonly owner: string;
  readonly language: Language;
  readonly path: readonly (string | number)[];
  readonly marks: Mark[];
  /** Whether texts that are empty have a place too, so that they can be typed where they will stand. */
  readonly hasEmpty?: boolean | undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Characters that no text has: they stand round a value while its component draws it, and say which one it is. */
const OPEN = '\uE000';
const CLOSE = '\uE001';
const FIRST = 0xe100;
const ANY_MARK = /[\uE000\uE001\uE100-\uF8FF]/g;

/** The words without marks. */
export const withoutMarks = (text: string): string => text.replace(ANY_MARK, '');

const TITLE_MAX = 255;
const LINK_MAX = 120;
const TITLES: Readonly<Record<Language, string>> = { nl: 'Titel', en: 'Title' };

function put(marking: Marking, mark: Omit<Mark, 'owner' | 'path'>, path: readonly string[], value: string): string {
  const { owner, marks } = marking;
  marks.push({ ...mark, owner, path: [...marking.path, ...path] });
  return `${OPEN}${String.fromCharCode(FIRST + marks.length - 1)}${value}${CLOSE}`;
}

/** Reads a stored row of a group as a component gets it; undefined where the row is not drawn. */
export type ReadRow = (field: GroupField, row: Values) => Values | undefined;

/** What is drawn, and what it was read from. */
interface Drawn {
  readonly props: Values;
  readonly stored: Values;
  readonly readRow: ReadRow;
}

/** The properties of the fields with a mark round each of their words; others stay as they are. */
function markedIn(fields: Fields, drawn: Drawn, marking: Marking): Values {
  const own = Object.entries(fields).map(([name, field]) => [name, markedValue(marking, name, field, drawn)]);
  return { ...drawn.props, ...Object.fromEntries(own) };
}

/** Whether a value of the field is typed on the canvas, also where it is still empty. */
export const isWritten = ({ kind }: AnyField): boolean => kind === 'text' || kind === 'rich_text' || kind === 'link';

function markedLink(marking: Marking, name: string, label: string, value: unknown): unknown {
  const { href = '', text = '' } = (value ?? {}) as Partial<Link>;
  const mark = { kind: 'text', label, max: LINK_MAX, isLink: true } as const;
  return { href, text: put(marking, mark, [name, 'text'], text) };
}

function markedValue(marking: Marking, name: string, field: AnyField, { props, stored, readRow }: Drawn): unknown {
  const label = field.label[marking.language];
  const value = props[name];
  // What is not whole yet is no value for a component, and still holds what was typed.
  if (field.kind === 'link') {
    const isDrawn = value !== undefined || marking.hasEmpty;
    return isDrawn ? markedLink(marking, name, label, value ?? stored[name]) : value;
  }
  if (isWritten(field)) {
    const words = typeof value === 'string' ? value : '';
    if (words === '' && !marking.hasEmpty) return value;
    if (field.kind === 'rich_text')
      return put(marking, { kind: 'rich', label, max: Number.POSITIVE_INFINITY }, [name], words);
    const { multiline, maxLength } = field as TextField<boolean>;
    return put(marking, { kind: multiline ? 'multiline' : 'text', label, max: maxLength }, [name], words);
  }
  if (isGroupField(field)) {
    const path = [...marking.path, name];
    return rowsIn(stored[name]).flatMap((row, at): readonly Values[] => {
      const own = readRow(field, row);
      // A row that is not drawn keeps its place among those that are stored.
      return own
        ? [markedIn(field.fields, { props: own, stored: row, readRow }, { ...marking, path: [...path, at] })]
        : [];
    });
  }
  return value;
}

/** The properties of a component with a mark round each of its own words; those of what it points at stay as they are. */
export const markedProps = ({ fields }: Definition, drawn: Drawn, marking: Marking): Values =>
  markedIn(fields, drawn, marking);

/** The title of a page with a mark round it, also where nobody gave it one yet. */
export const markedTitle = (title: string, marking: Marking): string =>
  put(marking, { kind: 'text', label: TITLES[marking.language], max: TITLE_MAX }, ['title'], title);

const numberAt = (text: string, at: number): number => text.charCodeAt(at) - FIRST;

/** Whatever stops the Tab key in a drawing, where nothing is pressed. */
const STOPS = 'a, button, summary, input, select, textarea, iframe, video, audio';

function textsIn(root: Node): readonly Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

/** Formatted text is the whole of its element. */
function placeRich(text: Text, marks: readonly Mark[]): void {
  const { parentElement: parent, data } = text;
  const number = data.startsWith(OPEN) ? numberAt(data, 1) : -1;
  if (marks[number]?.kind !== 'rich' || !parent || parent.firstChild !== text) return;
  if (parent.lastChild?.textContent?.endsWith(CLOSE)) parent.dataset.edit = String(number);
}

function placeWords(text: Text): void {
  const found = /\uE000([\uE100-\uF8FF])([^\uE000\uE001]*)\uE001/.exec(text.data);
  // An empty formatted text is a place already.
  if (!found || text.parentElement?.dataset.edit === String(numberAt(found[0], 1))) return;
  const words = text.splitText(found.index);
  const rest = words.splitText(found[0].length);
  const place = document.createElement('span');
  place.dataset.edit = String(numberAt(found[0], 1));
  place.textContent = found[2] ?? '';
  words.replaceWith(place);
  placeWords(rest);
}

/** Puts a plain element in the place of one that is pressed; what stands in it stays. */
function flatten(element: Element): void {
  const plain = document.createElement('div');
  for (const { name, value } of element.attributes) if (name !== 'open') plain.setAttribute(name, value);
  plain.classList.add(`canvas-${element.localName}`);
  plain.append(...element.childNodes);
  element.replaceWith(plain);
}

/** A drawing in which the marks have become places: each an element that says in `data-edit` which mark it was. */
export function placesIn(html: SafeHtml, marks: readonly Mark[]): SafeHtml {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  for (const text of textsIn(holder.content)) placeRich(text, marks);
  for (const text of textsIn(holder.content)) placeWords(text);
  for (const text of textsIn(holder.content)) text.data = withoutMarks(text.data);
  for (const element of holder.content.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      if (ANY_MARK.test(value)) element.setAttribute(name, withoutMarks(value));
      ANY_MARK.lastIndex = 0;
    }
    if (element.matches(STOPS)) element.setAttribute('tabindex', '-1');
    if (element.matches('details') && element.querySelector('[data-edit]')) element.setAttribute('open', '');
  }
  // What is typed in is no part of a button: a block that opens by such words stands open, and is none here.
  for (const summary of holder.content.querySelectorAll('details > summary')) {
    const { parentElement: details } = summary;
    if (!details || !summary.querySelector('[data-edit]')) continue;
    flatten(summary);
    flatten(details);
  }
  return holder.innerHTML as SafeHtml;
}

/** Values with another one at the end of a path. */
export function valuesWith(values: Values, [step, ...rest]: readonly (string | number)[], value: unknown): Values {
  if (step === undefined) return values;
  const before = (values as Readonly<Record<string | number, unknown>>)[step];
  const after = rest.length === 0 ? value : valuesWith((before ?? {}) as Values, rest, value);
  if (Array.isArray(values)) return values.with(Number(step), after) as unknown as Values;
  return { ...values, [step]: after };
}

/** What a place is found by on the canvas, besides its owner. */
export const pathName = ({ path }: Pick<Mark, 'path'>): string => path.join('.');

/** The value at the end of a path. */
export const valueAt = (values: unknown, path: readonly (string | number)[]): unknown =>
  path.reduce<unknown>((at, step) => (at as Readonly<Record<string | number, unknown>> | undefined)?.[step], values);
