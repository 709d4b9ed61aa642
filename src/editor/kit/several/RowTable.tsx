import { type Column, Table } from '#src/ui/table/Table.tsx';
import { type BulkAction, BulkActionBar, RowCheckbox } from './BulkActions.tsx';
import { useRowSelection } from './use-row-selection.ts';

interface Props<T> {
  readonly title: string;
  /** Name of the operation that lists the rows. */
  readonly list: string;
  readonly rows: readonly T[];
  readonly rowKey: (row: T) => string;
  readonly several: readonly BulkAction<T>[] | undefined;
  readonly columns: readonly [Column<T>, ...Column<T>[]];
}

/** Rows as a table; if there are bulk actions, the first column has checkboxes. */
export function RowTable<T>({ title, list, rows, rowKey, several, columns }: Props<T>) {
  const choice = useRowSelection(rows, rowKey, several?.[0]?.may);
  const [first, ...otherColumns] = columns;
  const column: Column<T> = {
    ...first,
    cell: (row) => (
      <span className="page-pick">
        {choice.may(row) && (
          <RowCheckbox row={row} id={`choose-${rowKey(row)}`} choice={choice} name={several?.[0]?.getName(row) ?? ''} />
        )}
        {first.cell(row)}
      </span>
    ),
  };
  return (
    <>
      {several && <BulkActionBar choice={choice} several={several} list={list} />}
      <div className="page-table">
        <Table<T> caption={title} rows={rows} rowKey={rowKey} columns={several ? [column, ...otherColumns] : columns} />
      </div>
    </>
  );
}
