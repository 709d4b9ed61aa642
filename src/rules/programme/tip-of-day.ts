/**
 * Which of the tips stands on a day of the programme, counted from 1: one a day, from the first again after the last.
 * Null where there are none.
 */
export function tipOfDay(programmeDay: number, count: number): number | null {
  return count === 0 ? null : ((programmeDay - 1) % count) + 1;
}
