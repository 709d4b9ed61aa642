import type { NodeDefinition } from '#registry/define.ts';
import type { StoredParagraph } from '#registry/fields/paragraphs.ts';
import { isStoredParagraph } from '#registry/stored.ts';
import { isDeepEqual, listBlockFields, type PageContent } from '../stored/page-content.ts';

type Side = 'mine' | 'theirs';

/** A difference between two editors' versions: the title, a field, a field of a block, or a whole block. */
export interface PageDifference {
  /** Unique in the page. */
  readonly key: string;
  /** Uuid of the block; null for the page as a whole. */
  readonly block: string | null;
  /** Null if only one version has the block. */
  readonly field: string | null;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** True if both versions changed the value, so that the editor must choose; otherwise the changed version is used. */
  readonly isBoth: boolean;
  readonly standard: Side;
}

interface Versions {
  readonly definition: NodeDefinition;
  /** Common base of both versions. */
  readonly base: PageContent;
  readonly mine: PageContent;
  readonly theirs: PageContent;
}

type StoredBlock = Readonly<Record<string, unknown>>;
type DifferenceLocation = Pick<PageDifference, 'key' | 'block' | 'field'>;

function findDifference(
  location: DifferenceLocation,
  base: unknown,
  mine: unknown,
  theirs: unknown,
): readonly PageDifference[] {
  if (isDeepEqual(mine, theirs)) return [];
  const isMine = !isDeepEqual(base, mine);
  const isBothLanguages = isMine && !isDeepEqual(base, theirs);
  return [{ ...location, mine, theirs, isBoth: isBothLanguages, standard: isMine ? 'mine' : 'theirs' }];
}

const listNames = (...sides: readonly StoredBlock[]) => [...new Set(sides.flatMap((side) => Object.keys(side)))];

const mapByUuid = (value: unknown): ReadonlyMap<string, StoredParagraph> =>
  new Map((Array.isArray(value) ? value : []).filter(isStoredParagraph).map((block) => [block.uuid, block]));

function listBlockDifferences(list: string, base: unknown, mine: unknown, theirs: unknown): readonly PageDifference[] {
  const [previousById, ownByKey, theirsById] = [mapByUuid(base), mapByUuid(mine), mapByUuid(theirs)];
  return [...new Set([...ownByKey.keys(), ...theirsById.keys()])].flatMap((uuid) => {
    const [paragraph, a, b] = [previousById.get(uuid), ownByKey.get(uuid), theirsById.get(uuid)];
    const key = `${list}/${uuid}`;
    if (!a || !b) return findDifference({ key, block: uuid, field: null }, paragraph, a, b);
    return listNames(a, b).flatMap((field) =>
      findDifference({ key: `${key}/${field}`, block: uuid, field }, paragraph?.[field], a[field], b[field]),
    );
  });
}

/** Lists all differences between my version and the version that another editor saved in the meantime. */
export function listPageDifferences({ definition, base, mine, theirs }: Versions): readonly PageDifference[] {
  const lists = new Set(listBlockFields(definition).map(([name]) => name));
  const title = findDifference({ key: 'title', block: null, field: 'title' }, base.title, mine.title, theirs.title);
  const fields = listNames(mine.fields, theirs.fields).flatMap((name) => {
    const [original, a, b] = [base.fields[name], mine.fields[name], theirs.fields[name]];
    return lists.has(name)
      ? listBlockDifferences(name, original, a, b)
      : findDifference({ key: name, block: null, field: name }, original, a, b);
  });
  return [...title, ...fields];
}

export type ConflictChoices = Readonly<Record<string, Side>>;

interface MergeInput extends Versions {
  readonly choices: ConflictChoices;
}

/**
 * Returns the order of the ids of the version that changed it, or of my version if both did. Ids that only the other
 * version has follow their neighbour.
 */
function mergeOrder(base: readonly string[], mine: readonly string[], theirs: readonly string[]): readonly string[] {
  const shared = mine.filter((id) => theirs.includes(id));
  const isMine = !isDeepEqual(
    shared,
    base.filter((id) => shared.includes(id)),
  );
  const [first, second] = isMine ? [mine, theirs] : [theirs, mine];
  const order = [...first];
  for (const [index, id] of second.entries()) {
    if (order.includes(id)) continue;
    const precedingId = second.slice(0, index).findLast((item) => order.includes(item));
    order.splice(precedingId === undefined ? 0 : order.indexOf(precedingId) + 1, 0, id);
  }
  return order;
}

function mergeBlock(key: string, mine: StoredParagraph, theirs: StoredParagraph, getSide: (key: string) => Side) {
  const mergedEntries = listNames(mine, theirs).map((name) => {
    const side = getSide(`${key}/${name}`) === 'mine' ? mine : theirs;
    return [name, side[name]] as const;
  });
  return Object.fromEntries(mergedEntries.filter(([, value]) => value !== undefined));
}

const listIds = (value: unknown): readonly string[] => [...mapByUuid(value).keys()];

/**
 * Merges my version and theirs into one page according to the editor's choices. A change made by only one editor is
 * always retained.
 */
export function mergePages({ definition, base, mine, theirs, choices }: MergeInput): PageContent {
  const standards = new Map(
    listPageDifferences({ definition, base, mine, theirs }).map(({ key, standard }) => [key, standard]),
  );
  const getSide = (key: string): Side => choices[key] ?? standards.get(key) ?? 'theirs';
  const lists = new Set(listBlockFields(definition).map(([name]) => name));
  const fields = listNames(theirs.fields, mine.fields).flatMap((name): readonly (readonly [string, unknown])[] => {
    if (!lists.has(name)) {
      const value = (getSide(name) === 'mine' ? mine : theirs).fields[name];
      return value === undefined ? [] : [[name, value]];
    }
    const [ownByKey, theirsById] = [mapByUuid(mine.fields[name]), mapByUuid(theirs.fields[name])];
    const order = mergeOrder(listIds(base.fields[name]), listIds(mine.fields[name]), listIds(theirs.fields[name]));
    const blocks = order.flatMap((uuid) => {
      const key = `${name}/${uuid}`;
      const [a, b] = [ownByKey.get(uuid), theirsById.get(uuid)];
      if (a && b) return [mergeBlock(key, a, b, getSide)];
      const paragraph = getSide(key) === 'mine' ? a : b;
      return paragraph ? [paragraph] : [];
    });
    return [[name, blocks]];
  });
  return { title: (getSide('title') === 'mine' ? mine : theirs).title, fields: Object.fromEntries(fields) };
}
