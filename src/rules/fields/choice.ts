import { accept, type Reading, refuse } from './reading.ts';

/**
 * One of the offered values: yes or no at onboarding, stop or reduce, immediate or gradual, the programme of an
 * invitation (docs/specification.md, section 5). An empty or absent value is missing, any other is invalid.
 */
export function readChoice<Option extends string>(
  chosen: string | null,
  options: readonly Option[],
): Reading<Option, 'required' | 'invalid'> {
  if (chosen === null || chosen === '') return refuse('required');
  const option = options.find((offered) => offered === chosen);
  return option === undefined ? refuse('invalid') : accept(option);
}

/** A box that must be ticked: the agreement of pairing (docs/specification.md, section 5). */
export function readConsent(ticked: boolean): Reading<true, 'required'> {
  return ticked ? accept(true) : refuse('required');
}

/** A box that must be ticked to begin: 18 or older, consent, the privacy statement; each has its own reason. */
export const createTickReader =
  <Reason extends 'not-adult' | 'no-consent' | 'not-read'>(reason: Reason) =>
  (ticked: boolean): Reading<true, Reason> =>
    ticked ? accept(true) : refuse(reason);
