import { getView, type Pager, type ViewInput } from './get-view.ts';
import type { Operation } from './operation.ts';

export interface RowsPage<R> {
  readonly rows: readonly R[];
  readonly pager: Pager | null;
}

/** The view operation with its rows parsed; an unreadable row makes the response malformed. */
export function viewOf<R>(readRow: (raw: unknown) => R): Operation<ViewInput, RowsPage<R>> {
  return {
    ...getView,
    perform: null,
    read: (reply, backEnd) => {
      const { entities, pager } = getView.read(reply, backEnd);
      return { rows: entities.map(readRow), pager };
    },
  };
}
