/** A line of the table: a measurement and its limit. */
export interface Figure {
  readonly what: string;
  /** Measured value with its unit. */
  readonly measured: string;
  /** Limit, or the compared value of the same run. */
  readonly beside: string;
  readonly must: string;
  readonly isMet: boolean;
}

export function getMedian(values: readonly number[]): number {
  const sortedValues = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sortedValues.length / 2);
  return sortedValues.length % 2 === 1
    ? (sortedValues[middle] ?? 0)
    : ((sortedValues[middle - 1] ?? 0) + (sortedValues[middle] ?? 0)) / 2;
}

const COLUMNS = ['what', 'measured', 'beside', 'must'] as const;

/** Formats the table; a figure beyond its limit is marked. */
export function formatTable(metrics: readonly Figure[]): string {
  const rows = [{ what: 'figure', measured: 'measured', beside: 'beside it', must: 'must', isMet: true }, ...metrics];
  const widths = COLUMNS.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const getLine = (row: Figure) => COLUMNS.map((column, index) => row[column].padEnd(widths[index] ?? 0)).join('  ');
  return rows.map((row) => `${getLine(row)}${row.isMet ? '' : '  MISSED'}`).join('\n');
}
