import type { Rows } from '#src/contract/desk/rows.ts';
import type { Operation } from '#src/contract/operation.ts';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { type Column, Table } from '#src/ui/table/Table.tsx';
import { Fetched } from './Fetched.tsx';
import { Paging } from './Paging.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { type ListQuery, pageIn, useListAddress } from './use-list-address.ts';

const readQuery = (sent: URLSearchParams): ListQuery => ({ page: pageIn(sent) });

interface Props<T> {
  readonly title: string;
  readonly lead: string;
  /** What stands there where the list is empty. */
  readonly none: { readonly title: string; readonly text: string };
  readonly list: Operation<{ readonly query?: { readonly page?: number } }, Rows<T>>;
  readonly rowKey: (row: T) => string;
  readonly columns: readonly [Column<T>, ...Column<T>[]];
}

/** A screen of the desk that is one list: its head, its rows as a table, and the way through its pages. */
export function ListScreen<T>({ title, lead, none, list, rowKey, columns }: Props<T>) {
  const { query, narrow } = useListAddress(readQuery);
  const fetched = useCall(list, { query }, { keepsFormer: true });
  return (
    <div className="stack">
      <ScreenHead title={title} lead={lead} />
      <Fetched fetched={fetched}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={none.title}>
              {none.text}
            </EmptyState>
          ) : (
            <>
              <div className="page-table">
                <Table<T> caption={title} rows={rows} rowKey={rowKey} columns={columns} />
              </div>
              <Paging pager={pager} onPage={(page) => narrow({ page })} />
            </>
          )
        }
      </Fetched>
    </div>
  );
}
