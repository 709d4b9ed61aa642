import { type CheckedFacts, CLOSING_RISKS } from '#src/domains/source.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { listFactsToCheck } from './facts.ts';
import { cachePerVersion } from './per-version.ts';

/** Returns the progress of the experts' check of high-risk facts, for readers. */
export const countCheckedFacts = cachePerVersion(async ({ database }): Promise<CheckedFacts> => {
  const grave = (await listFactsToCheck(database.pool)).filter(({ risk }) => CLOSING_RISKS.includes(risk));
  const signatureTimes = grave.flatMap(({ signed }) => (signed ? [signed.at] : [])).sort();
  const last = signatureTimes.at(-1);
  return {
    total: grave.length,
    signed: signatureTimes.length,
    lastOn: last === undefined ? null : getAmsterdamDate(new Date(last)),
  };
});
