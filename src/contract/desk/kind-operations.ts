import { type EntryKind, type EntryKindName, KINDS } from '../kinds/index.ts';
import { createEntryBodyShape, createEntryChangeShape, createEntryShape, type KindSpec } from '../kinds/kind.ts';
import { defineEntryOperations } from './entry-operations.ts';

function defineKindOperations<K extends KindSpec>(kind: K) {
  const { name, plural } = kind;
  return defineEntryOperations({
    name,
    plural,
    activity: name as EntryKindName,
    // The path types contain `plural` as a parameter, because the names are known only at run time.
    routes: {
      all: `/desk/${plural}` as '/desk/entries',
      one: `/desk/${plural}/:id` as '/desk/entries/:id',
      order: `/desk/${name}-order` as '/desk/entry-order',
    },
    entry: createEntryShape(kind),
    sent: createEntryBodyShape(kind),
    changed: createEntryChangeShape(kind),
  });
}

type OperationsOf<K extends KindSpec> = ReturnType<typeof defineKindOperations<K>>;

const MADE = new Map<string, OperationsOf<EntryKind>>(
  KINDS.map((kind) => [kind.name, defineKindOperations<EntryKind>(kind)]),
);

/** Returns the operations of a kind: list, create, update, delete and order entries. */
export const getKindOperations = <K extends EntryKind>({ name }: K): OperationsOf<K> =>
  MADE.get(name) as unknown as OperationsOf<K>;

/** Operations of all kinds of entries. */
export const KIND_OPERATIONS: readonly OperationsOf<EntryKind>[] = [...MADE.values()];

const VERBS = new Map<string, string>(
  KIND_OPERATIONS.flatMap(({ create, update, remove, order }) => [
    [create.name, 'make'],
    [update.name, 'update'],
    [remove.name, 'delete'],
    [order.name, 'order'],
  ]),
);

/** Returns the verb of a recorded change, which all kinds share; any other action is returned unchanged. */
export const findVerb = (action: string): string => VERBS.get(action) ?? action;
