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

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}

const COLUMNS = ['what', 'measured', 'beside', 'must'] as const;

/** Formats the table; a figure beyond its limit is marked. */
export function formatTable(figures: readonly Figure[]): string {
  const rows = [{ what: 'figure', measured: 'measured', beside: 'beside it', must: 'must', isMet: true }, ...figures];
  const widths = COLUMNS.map((column) => Math.max(...rows.map((row) => row[column].length)));
  const line = (row: Figure) => COLUMNS.map((column, at) => row[column].padEnd(widths[at] ?? 0)).join('  ');
  return rows.map((row) => `${line(row)}${row.isMet ? '' : '  MISSED'}`).join('\n');
}
