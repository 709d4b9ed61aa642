import type { ActivityKind } from '../activity-kind.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import { array, object, type Shape } from '../shape/shape.ts';
import { orderBody, type VersionedContent } from './rows.ts';

type Path = `/${string}`;
type Errors = Readonly<Record<number, string>>;

/** Declaration of entries that editors list, order and save as a whole. */
interface EntrySpec<All extends Path, One extends Path, Order extends Path, Entry, Sent> {
  readonly name: string;
  readonly plural: string;
  readonly activity: ActivityKind;
  /** Routes of the list, of an entry and of the order. */
  readonly routes: { readonly all: All; readonly one: One; readonly order: Order };
  readonly entry: Shape<Entry>;
  readonly sent: Shape<Sent>;
  /** Body of a change, with the version on which it is based. */
  readonly changed: Shape<Sent & VersionedContent>;
  /** Additional errors of operations without an entry, of a change, and of a deletion. */
  readonly errors?: { readonly all?: Errors; readonly update?: Errors; readonly remove?: Errors };
}

/** Creates the five operations of a type of entry; visitors see each write on their next request. */
export function defineEntryOperations<
  const All extends Path,
  const One extends Path,
  const Order extends Path,
  Entry,
  Sent,
>({ name, plural, activity, routes, entry, sent, changed, errors = {} }: EntrySpec<All, One, Order, Entry, Sent>) {
  const content = { access: 'editor', activity, changesSite: true } as const;
  const editorsOnly = { 403: 'not logged in as an editor' };
  const missing = { ...editorsOnly, 404: `no such ${name}` };
  const read = ({ body }: { readonly body: unknown }): Entry => parseAnswer(entry, body);
  return {
    remove: defineOperation({
      ...content,
      name: `delete-${name}`,
      method: 'DELETE',
      route: routes.one,
      touches: 'stored',
      answer: 'empty',
      errors: { ...missing, ...errors.remove },
    }),
    /** Lists every entry in the order in which visitors see them. */
    list: defineOperation({
      name: `list-${plural}`,
      method: 'GET',
      route: routes.all,
      access: 'editor',
      answerShape: object({ rows: array(entry) }),
      read: ({ body }): readonly Entry[] => parseAnswerList(entry, body),
      errors: { ...editorsOnly, ...errors.all },
    }),
    create: defineOperation({
      ...content,
      name: `make-${name}`,
      method: 'POST',
      route: routes.all,
      touches: 'sent',
      request: sent,
      body: ({ body }: { readonly body: Sent }) => body,
      answerShape: entry,
      read,
      errors: { ...editorsOnly, ...errors.all, 422: 'a value is invalid' },
    }),
    order: defineOperation({
      ...content,
      name: `order-${plural}`,
      method: 'POST',
      route: routes.order,
      touches: 'listed',
      request: orderBody,
      body: ({ body }: { readonly body: { readonly ids: readonly number[] } }) => body,
      answer: 'empty',
      errors: { ...editorsOnly, ...errors.all, 422: 'an id occurs twice' },
    }),
    /** Changes an entry as a whole. */
    update: defineOperation({
      ...content,
      name: `update-${name}`,
      method: 'PATCH',
      route: routes.one,
      touches: 'stored',
      request: changed,
      body: ({ body }: { readonly body: Sent & VersionedContent }) => body,
      answerShape: entry,
      read,
      errors: {
        ...missing,
        412: 'changed since it was read; see readConflict',
        422: 'a value is invalid',
        ...errors.update,
      },
    }),
  };
}
