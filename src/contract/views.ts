import { defineOperation, type Operation, type QueryEntry } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { isRecord, wholeNumber } from './wire.ts';

export interface WirePager {
  /** Counts from 0. */
  readonly currentPage: number;
  readonly totalPages: number;
  readonly totalItems: number;
  readonly itemsPerPage: number;
}

export interface ViewPage {
  /** Rows in the wire format: wrapped entities, or plain objects of a view of fields. */
  readonly entities: readonly Readonly<Record<string, unknown>>[];
  /** Null if the content system sends a bare list. */
  readonly pager: WirePager | null;
}

export interface ViewInput {
  readonly params: { readonly view: string; readonly display: string };
  readonly query?: {
    /** Counts from 0; a number beyond the end returns the last page. */
    readonly page?: number;
    /** Contextual arguments, in order. */
    readonly args?: readonly string[];
    /** Exposed filters by their identifiers. */
    readonly filters?: Readonly<Record<string, string>>;
  };
}

/** The pager of a list; null if there is none. */
export function readPager(raw: unknown): WirePager | null {
  if (!isRecord(raw)) return null;
  return {
    currentPage: wholeNumber(raw.current_page) ?? 0,
    totalPages: wholeNumber(raw.total_pages) ?? 1,
    totalItems: wholeNumber(raw.total_items) ?? 0,
    itemsPerPage: wholeNumber(raw.items_per_page) ?? 0,
  };
}

/** A view's rows. Reads the three shapes in use: a bare list, `{rows, pager}` and `{entities, pager}`. */
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
  read: ({ body }): ViewPage => {
    const rows = Array.isArray(body) ? body : isRecord(body) ? (body.entities ?? body.rows) : null;
    if (!Array.isArray(rows)) throw new UnreadableAnswer('malformed', 'view has no rows');
    return { entities: rows.filter(isRecord), pager: isRecord(body) ? readPager(body.pager) : null };
  },
  errors: { 403: 'the view is not for the caller', 404: 'no such view or display' },
});

export interface RowsPage<R> {
  readonly rows: readonly R[];
  readonly pager: WirePager | null;
}

/** The view operation with its rows parsed; an unreadable row makes the response malformed. */
export function defineView<R>(readRow: (raw: unknown) => R): Operation<ViewInput, RowsPage<R>> {
  return {
    ...getView,
    perform: null,
    read: (reply, backEnd) => {
      const { entities, pager } = getView.read(reply, backEnd);
      return { rows: entities.map(readRow), pager };
    },
  };
}
