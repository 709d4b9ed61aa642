import type { DomainKey } from './domain.ts';

/**
 * Names of the changes that a visitor may try for one day, in the order of the form; their texts are
 * `looking.try.<domain>.<name>`. CHECK: a clinician confirms them.
 */
export const TRIALS: Readonly<Record<DomainKey, readonly string[]>> = {
  alcohol: ['none', 'less', 'later'],
  tobacco: ['none', 'first', 'place'],
  gambling: ['none', 'end', 'phone'],
  cannabis: ['none', 'less', 'later'],
  cocaine: ['none', 'home', 'cash'],
  'close-ones': [],
  guided: [],
};
