/** How many journeys ended which way; `missing` are those of engines that could not be had. */
export interface Tally {
  passed: number;
  failed: number;
  missing: number;
}

/** The last line of a run. */
export function closingLine({ passed, failed, missing }: Tally): string {
  return `${passed} passed, ${failed} failed${missing === 0 ? '' : `, ${missing} not told`}`;
}

/** A journey that was not walked fails the run where CI is set: there every engine is expected. */
export const isRed = ({ failed, missing }: Tally, isCi: boolean): boolean => failed > 0 || (missing > 0 && isCi);
