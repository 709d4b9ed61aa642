import type { Operation } from '#src/contract/operation.ts';
import type { Paged } from '#src/contract/paged.ts';
import { useCall } from '#src/session/use-call.ts';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import type { Column } from '#src/ui/table/Table.tsx';
import { FetchedContent } from './FetchedContent.tsx';
import { Paging } from './Paging.tsx';
import { ScreenHead } from './ScreenHead.tsx';
import { SearchField } from './SearchField.tsx';
import type { BulkAction } from './several/BulkActions.tsx';
import { RowTable } from './several/RowTable.tsx';
import { type ListQuery, readListPage, useListQuery } from './use-list-address.ts';

interface Narrowed extends ListQuery {
  readonly search: string;
}

const readQuery = (query: URLSearchParams): Narrowed => ({
  page: readListPage(query),
  search: query.get('search') ?? '',
});

interface Props<T> {
  readonly title: string;
  readonly lead: string;
  /** Message for an empty list. */
  readonly none: { readonly title: string; readonly text: string };
  readonly list: Operation<{ readonly query?: { readonly page?: number; readonly search?: string } }, Paged<T>>;
  /** Search text of the list, if it can be searched. */
  readonly search?: string;
  readonly rowKey: (row: T) => string;
  /** Bulk actions, if there are any. */
  readonly bulkActions?: readonly BulkAction<T>[] | undefined;
  readonly columns: readonly [Column<T>, ...Column<T>[]];
}

/** Screen with a single list: its heading, its rows as a table, and links to its pages. */
export function ListScreen<T>({ title, lead, none, list, search, rowKey, bulkActions, columns }: Props<T>) {
  const { query, narrow } = useListQuery(readQuery);
  const options = search === undefined ? { page: query.page } : query;
  const fetchState = useCall(list, { query: options }, { keepsFormer: true });
  return (
    <div className="stack">
      <ScreenHead title={title} lead={lead} />
      {search !== undefined && (
        <SearchField
          id="list-search"
          label={search}
          start={query.search}
          onSearch={(text) => text !== query.search && narrow({ search: text })}
        />
      )}
      <FetchedContent fetchState={fetchState}>
        {({ rows, pager }) =>
          rows.length === 0 ? (
            <EmptyState drawing="rust" title={none.title}>
              {none.text}
            </EmptyState>
          ) : (
            <>
              <RowTable title={title} list={list.name} rows={rows} {...{ rowKey, several: bulkActions, columns }} />
              <Paging pager={pager} onPage={(page) => narrow({ page })} />
            </>
          )
        }
      </FetchedContent>
    </div>
  );
}
