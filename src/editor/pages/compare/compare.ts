import type { Definition } from '#registry/define.ts';
import type { EditorLabel } from '#registry/fields/field.ts';
import type { StoredImage } from '#registry/fields/image.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { findNodeDefinition, findParagraphDefinition } from '#registry/index.ts';

type Stored = Readonly<Record<string, unknown>>;

/** A value that differs between two revisions, as texts. */
export interface ChangedValue {
  readonly name: string;
  /** The field's label for editors; null for the title and for an unknown field. */
  readonly label: EditorLabel | null;
  readonly before: string;
  readonly after: string;
  /** Images of an image field; `before` and `after` are then their alternative texts. */
  readonly pictures?: { readonly before: StoredImage | null; readonly after: StoredImage | null };
}

/** A block that only one of two revisions has, or that differs in position or values. */
export interface ChangedBlock {
  readonly uuid: string;
  readonly type: string;
  /** Null for an unknown type. */
  readonly label: EditorLabel | null;
  readonly change: 'added' | 'removed' | 'moved' | 'changed' | 'moved-and-changed';
  readonly values: readonly ChangedValue[];
}

export interface Comparison {
  readonly values: readonly ChangedValue[];
  readonly blocks: readonly ChangedBlock[];
}

export interface ComparedPage {
  readonly title: string;
  readonly fields: Stored;
}

const isBlock = (value: unknown): value is StoredParagraph =>
  typeof value === 'object' && value !== null && 'uuid' in value && 'type' in value;

const isBlocks = (value: unknown): value is readonly StoredParagraph[] =>
  Array.isArray(value) && value.length > 0 && value.every(isBlock);

const isPicture = (value: object): value is StoredImage => 'media' in value || 'drawing' in value;

const toPicture = (value: unknown): StoredImage | null =>
  typeof value === 'object' && value !== null && isPicture(value) ? value : null;

/**
 * Converts a stored value to readable text: rich text without its tags, one line for each item of a list, an image as
 * its alternative text.
 */
function toReadableText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(toReadableText).filter(Boolean).join('\n');
  if (typeof value === 'object' && isPicture(value)) return value.alt ?? '';
  if (typeof value === 'object') return Object.values(value).map(toReadableText).filter(Boolean).join(' ');
  const text = String(value)
    .replace(/<li>/g, '• ')
    .replace(/<br ?\/?>|<\/(?:p|h2|h3|li|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, '');
  return text
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .trim();
}

const getNames = (...sides: readonly Stored[]) => [...new Set(sides.flatMap((side) => Object.keys(side)))];
const OWN = ['uuid', 'type'];

function listChangedValues(
  definition: Definition | undefined,
  oldFields: Stored,
  newFields: Stored,
): readonly ChangedValue[] {
  return getNames(oldFields, newFields).flatMap((name) => {
    const [item, other] = [oldFields[name], newFields[name]];
    if (OWN.includes(name) || isBlocks(item) || isBlocks(other)) return [];
    if (JSON.stringify(item) === JSON.stringify(other)) return [];
    const field = definition?.fields[name];
    const value = { name, label: field?.label ?? null, before: toReadableText(item), after: toReadableText(other) };
    if (field?.kind === 'image') return [{ ...value, pictures: { before: toPicture(item), after: toPicture(other) } }];
    return value.before === '' && value.after === '' ? [] : [value];
  });
}

interface Placed {
  readonly block: StoredParagraph;
  /** List that contains the block: a list of the page, or of another block. */
  readonly place: string;
}

/** Returns all blocks of a page in reading order, with the list that contains each. */
function listBlocks(storedFields: Stored, owner = ''): readonly Placed[] {
  return Object.entries(storedFields).flatMap(([name, value]) =>
    isBlocks(value)
      ? value.flatMap((block) => [{ block, place: `${owner}/${name}` }, ...listBlocks(block, block.uuid)])
      : [],
  );
}

/** Returns the longest sequence of uuids in unchanged order: all others have moved. */
function findUnmoved(oldUuids: readonly string[], newUuids: readonly string[]): ReadonlySet<string> {
  const location = new Map(oldUuids.map((uuid, index) => [uuid, index]));
  const runs: string[][] = [];
  for (const uuid of newUuids) {
    const index = location.get(uuid) ?? -1;
    const longest = runs.reduce<string[]>((best, run) => {
      const last = location.get(run.at(-1) ?? '') ?? -1;
      return last < index && run.length > best.length ? run : best;
    }, []);
    runs.push([...longest, uuid]);
  }
  return new Set(runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []));
}

function getChange(isMoved: boolean, isChanged: boolean): ChangedBlock['change'] | null {
  if (isMoved) return isChanged ? 'moved-and-changed' : 'moved';
  return isChanged ? 'changed' : null;
}

function listChangedBlocks(oldFields: Stored, newFields: Stored): readonly ChangedBlock[] {
  const [oldValues, now] = [listBlocks(oldFields), listBlocks(newFields)];
  const oldByUuid = new Map(oldValues.map((placements) => [placements.block.uuid, placements]));
  const nowBy = new Map(now.map((placements) => [placements.block.uuid, placements]));
  const listSharedIds = (list: readonly Placed[], other: ReadonlyMap<string, Placed>) =>
    list.map(({ block }) => block.uuid).filter((uuid) => other.has(uuid));
  const inPlace = findUnmoved(listSharedIds(oldValues, nowBy), listSharedIds(now, oldByUuid));
  const createChange = (
    { block }: Placed,
    change: ChangedBlock['change'],
    values: readonly ChangedValue[],
  ): ChangedBlock => {
    const { uuid, type } = block;
    return { uuid, type, label: findParagraphDefinition(type)?.label ?? null, change, values };
  };
  const listAllChanges = ({ block }: Placed, from: Stored, to: Stored) =>
    listChangedValues(findParagraphDefinition(block.type), from, to);
  const present = now.flatMap((placements) => {
    const oldPlacement = oldByUuid.get(placements.block.uuid);
    if (!oldPlacement) return [createChange(placements, 'added', listAllChanges(placements, {}, placements.block))];
    const values = listAllChanges(placements, oldPlacement.block, placements.block);
    const isMoved = oldPlacement.place !== placements.place || !inPlace.has(placements.block.uuid);
    const change = getChange(isMoved, values.length > 0);
    return change === null ? [] : [createChange(placements, change, values)];
  });
  const removedBlocks = oldValues
    .filter(({ block }) => !nowBy.has(block.uuid))
    .map((placements) => createChange(placements, 'removed', listAllChanges(placements, placements.block, {})));
  return [...present, ...removedBlocks];
}

/** Compares two revisions of a page: title, fields, and block by block. */
export function compareRevisions(
  type: string,
  previousComparedPage: ComparedPage,
  nextComparedPage: ComparedPage,
): Comparison {
  const title =
    previousComparedPage.title === nextComparedPage.title
      ? []
      : [{ name: 'title', label: null, before: previousComparedPage.title, after: nextComparedPage.title }];
  return {
    values: [
      ...title,
      ...listChangedValues(findNodeDefinition(type), previousComparedPage.fields, nextComparedPage.fields),
    ],
    blocks: listChangedBlocks(previousComparedPage.fields, nextComparedPage.fields),
  };
}
