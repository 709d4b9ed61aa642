import type { ReactNode } from 'react';

export interface Column<R> {
  readonly key: string;
  /** Column heading; empty if the cells need no heading. */
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
}

interface Props<R> {
  caption: string;
  columns: readonly [Column<R>, ...Column<R>[]];
  rows: readonly R[];
  rowKey: (row: R) => string;
}

/** Table with row headings; on phones every row is a list with the column names. */
export function Table<R>({ caption, columns: [first, ...others], rows, rowKey }: Props<R>) {
  return (
    <table className="table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {[first, ...others].map(({ key, header }) =>
            header === '' ? (
              <td key={key} />
            ) : (
              <th key={key} scope="col">
                {header}
              </th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ key, header, cell }) => (
              <td key={key} data-head={header}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
