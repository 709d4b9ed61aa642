import type { Condition } from '#src/contract/webform/definition.ts';
import type { Localised } from '#src/domains/domain.ts';
import { answer, type Part, radios } from './exercise-parts.ts';

interface SafetyQuestion {
  readonly key: string;
  readonly label: Localised;
  readonly yes: Localised;
  readonly no: Localised;
  /** Shown after "I do not know": doubt is not a yes, and has separate advice. */
  readonly unknown: Localised;
  readonly required?: true;
}

/** Creates a question about safety, phrased so that yes is the risk; no answer is better than another. */
export function safetyQuestion({ key, label, yes, no, unknown, required }: SafetyQuestion): Part {
  const options = [
    answer('ja', { nl: 'Ja', en: 'Yes' }, null, yes),
    answer('nee', { nl: 'Nee', en: 'No' }, null, no),
    answer('weet_niet', { nl: 'Weet ik niet', en: 'I do not know' }, null, unknown),
  ];
  return radios(key, label, options, required ? { required } : {});
}

/** Creates the condition that at least one of these safety questions has yes. */
export function isAnyYes(...keys: readonly string[]): Condition {
  return { match: 'any', of: keys.map((key) => ({ key, is: ['ja'] })) };
}

/**
 * Creates the condition that one has yes or "I do not know", for questions in which doubt cannot wait: the chest,
 * suicide, threats, weapons and violence.
 */
export function isAnyUnsure(...keys: readonly string[]): Condition {
  return { match: 'any', of: keys.map((key) => ({ key, is: ['ja', 'weet_niet'] })) };
}

/** Creates the condition that each of these safety questions has no. */
export function isNoRisk(...keys: readonly string[]): Condition {
  return { match: 'all', of: keys.map((key) => ({ key, is: ['nee'] })) };
}
