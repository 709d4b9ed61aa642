import type { Condition } from '#src/contract/webform/definition.ts';
import type { Localised } from '#src/domains/domain.ts';
import { answer, one, type Part } from './exercise-parts.ts';

interface Asked {
  readonly key: string;
  readonly label: Localised;
  /** Said after yes and after "I do not know": both take the safe way. */
  readonly yes: Localised;
  readonly no: Localised;
  readonly required?: true;
}

/** A question about safety, asked so that yes is the risk; no answer is better than another. */
export function safetyQuestion({ key, label, yes, no, required }: Asked): Part {
  const options = [
    answer('ja', { nl: 'Ja', en: 'Yes' }, null, yes),
    answer('nee', { nl: 'Nee', en: 'No' }, null, no),
    answer('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }, null, yes),
  ];
  return one(key, label, options, required ? { required } : {});
}

/** At least one of these safety questions has yes or "I do not know". */
export function risk(...keys: readonly string[]): Condition {
  return { match: 'any', of: keys.map((key) => ({ key, is: ['ja', 'weet_niet'] })) };
}

/** Every one of these safety questions has no. */
export function noRisk(...keys: readonly string[]): Condition {
  return { match: 'all', of: keys.map((key) => ({ key, is: ['nee'] })) };
}
