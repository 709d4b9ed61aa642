import { BLOCKING_RISKS, type SignedFactCounts } from '#src/domains/source.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { cachePerContentVersion } from './cache-per-version.ts';
import { listFactsToCheck } from './facts.ts';

/** Returns the progress of the experts' check of high-risk facts, for readers. */
export const countCheckedFacts = cachePerContentVersion(async ({ database }): Promise<SignedFactCounts> => {
  const grave = (await listFactsToCheck(database.pool)).filter(({ risk }) => BLOCKING_RISKS.includes(risk));
  const signatureTimes = grave.flatMap(({ signed }) => (signed ? [signed.at] : [])).sort();
  const last = signatureTimes.at(-1);
  return {
    total: grave.length,
    signed: signatureTimes.length,
    lastOn: last === undefined ? null : getAmsterdamDate(new Date(last)),
  };
});
