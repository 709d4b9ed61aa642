import { type EntryKind, type EntryKindName, KINDS } from '../kinds/index.ts';
import { changedShape, type DeskEntry, entryShape, type KindSpec, type SentEntry, sentShape } from '../kinds/kind.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import { array, object } from '../shape/shape.ts';
import { orderBody, type VersionedContent } from './rows.ts';

/** Creates the five operations of a kind of entry; visitors see each write on their next request. */
function defineKindOperations<K extends KindSpec>(kind: K) {
  const { name, plural } = kind;
  const all = `/desk/${plural}` as const;
  // The type contains the parameter; the plural is known only at run time.
  const one = `${all}/:id` as '/desk/entries/:id';
  const written = { access: 'editor', activity: name as EntryKindName, changesSite: true } as const;
  const editorsOnly = { 403: 'not logged in as an editor' };
  const missing = { ...editorsOnly, 404: `no such ${name}` };
  const entry = entryShape(kind);
  const read = ({ body }: { readonly body: unknown }): DeskEntry<K> => parseAnswer(entry, body);
  return {
    remove: defineOperation({
      ...written,
      name: `delete-${name}`,
      method: 'DELETE',
      route: one,
      touches: 'stored',
      answer: 'empty',
      read: () => undefined,
      errors: missing,
    }),
    /** Lists every entry, on or off, in the order in which visitors see them. */
    list: defineOperation({
      name: `list-${plural}`,
      method: 'GET',
      route: all as '/desk/entries',
      access: 'editor',
      answerShape: object({ rows: array(entry) }),
      read: ({ body }): readonly DeskEntry<K>[] => parseAnswerList(entry, body),
      errors: editorsOnly,
    }),
    create: defineOperation({
      ...written,
      name: `make-${name}`,
      method: 'POST',
      route: all as '/desk/entries',
      touches: 'sent',
      request: sentShape(kind),
      body: ({ body }: { readonly body: SentEntry<K> }) => body,
      answerShape: entry,
      read,
      errors: { ...editorsOnly, 422: 'a value is invalid' },
    }),
    order: defineOperation({
      ...written,
      name: `order-${plural}`,
      method: 'POST',
      route: `/desk/${name}-order` as '/desk/entry-order',
      touches: 'listed',
      request: orderBody,
      body: ({ body }: { readonly body: { readonly ids: readonly number[] } }) => body,
      answer: 'empty',
      read: () => undefined,
      errors: { ...editorsOnly, 422: 'an id occurs twice' },
    }),
    /** Changes an entry as a whole. */
    update: defineOperation({
      ...written,
      name: `update-${name}`,
      method: 'PATCH',
      route: one,
      touches: 'stored',
      request: changedShape(kind),
      body: ({ body }: { readonly body: SentEntry<K> & VersionedContent }) => body,
      answerShape: entry,
      read,
      errors: { ...missing, 412: 'changed since it was read; see readConflict', 422: 'a value is invalid' },
    }),
  };
}

type OperationsOf<K extends KindSpec> = ReturnType<typeof defineKindOperations<K>>;

const MADE = new Map<string, OperationsOf<EntryKind>>(
  KINDS.map((kind) => [kind.name, defineKindOperations<EntryKind>(kind)]),
);

/** Returns the operations of a kind: list, create, update, delete and order entries. */
export const getKindOperations = <K extends EntryKind>({ name }: K): OperationsOf<K> =>
  MADE.get(name) as unknown as OperationsOf<K>;

/** Operations of all kinds. */
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
