/** Number of journeys by result; `missing` are those of engines that could not be installed. */
export interface Tally {
  passed: number;
  failed: number;
  missing: number;
}

/** Returns the last line of a run. */
export function getClosingLine({ passed, failed, missing }: Tally): string {
  return `${passed} passed, ${failed} failed${missing === 0 ? '' : `, ${missing} not told`}`;
}

/** Returns true if a run failed; with CI set also if a journey was missing, because every engine is expected there. */
export const isRed = ({ failed, missing }: Tally, isCi: boolean): boolean => failed > 0 || (missing > 0 && isCi);
