import type { DiaryEntry } from '#src/contract/diary.ts';

export interface DiaryMonth {
  /** Month as YYYY-MM. */
  readonly month: string;
  readonly entries: readonly DiaryEntry[];
}

/** Groups entries by month, in their order. */
export function groupByMonth(entries: readonly DiaryEntry[]): readonly DiaryMonth[] {
  const months: { readonly month: string; readonly entries: DiaryEntry[] }[] = [];
  for (const entry of entries) {
    const month = entry.entryDate.slice(0, 7);
    const last = months.at(-1);
    if (last?.month === month) last.entries.push(entry);
    else months.push({ month, entries: [entry] });
  }
  return months;
}
