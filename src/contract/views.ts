import { defineOperation, type Operation, type QueryEntry } from './operation.ts';
import { type Paged, readPaged } from './paged.ts';

/** Rows in the wire format: wrapped entities, or plain objects of a view of fields. */
export type ViewPage = Paged<Readonly<Record<string, unknown>>>;

export interface ViewInput {
  readonly params: { readonly view: string; readonly display: string };
  readonly query?: {
    /** Page number from 0; a number beyond the end returns the last page. */
    readonly page?: number;
    /** Contextual arguments, in order. */
    readonly args?: readonly string[];
    /** Exposed filters by their identifiers. */
    readonly filters?: Readonly<Record<string, string>>;
  };
}

/** Returns the rows of a view, which has one of three shapes: a bare list, `{rows, pager}` or `{entities, pager}`. */
export const getView = defineOperation({
  name: 'get-view',
  method: 'GET',
  route: '/entity/view/:view/:display/results',
  access: 'anyone',
  query: ({ query }: ViewInput) => [
    ...(query?.page === undefined ? [] : [['page', String(query.page)] as QueryEntry]),
    ...(query?.args ?? []).map((value): QueryEntry => ['args[]', value]),
    ...Object.entries(query?.filters ?? {}),
  ],
  read: ({ body }): ViewPage => readPaged(body, (row) => row),
  errors: { 403: 'the caller has no access to the view', 404: 'no such view or display' },
});

/** Creates a view operation that parses the rows; an invalid row makes the response malformed. */
export function defineView<R>(readRow: (raw: unknown) => R): Operation<ViewInput, Paged<R>> {
  return {
    ...getView,
    perform: null,
    read: (reply, backEnd) => {
      const { rows, pager } = getView.read(reply, backEnd);
      return { rows: rows.map(readRow), pager };
    },
  };
}
