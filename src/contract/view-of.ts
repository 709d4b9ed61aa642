import { getView, type ViewInput, type WirePager } from './get-view.ts';
import type { Operation } from './operation.ts';

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
