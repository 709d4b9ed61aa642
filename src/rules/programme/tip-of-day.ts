/**
 * Returns the number of the tip for a day of the programme, from 1: one a day, starting again after the last. Null if
 * there are no tips.
 */
export function getTipNumber(programmeDay: number, count: number): number | null {
  return count === 0 ? null : ((programmeDay - 1) % count) + 1;
}
