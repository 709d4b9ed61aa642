import { AVATARS } from '../limits.ts';
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

/** A box that must be ticked to start: 18 or older, consent, the privacy statement; each has a separate reason. */
export const createTickReader =
  <Reason extends 'not-adult' | 'no-consent' | 'not-read'>(reason: Reason) =>
  (ticked: boolean): Reading<true, Reason> =>
    ticked ? accept(true) : refuse(reason);

/** The number of an avatar, from 1 to 12 (docs/specification.md, sections 3 and 5). */
export function readAvatar(chosen: number | null): Reading<number, 'required' | 'invalid'> {
  if (chosen === null) return refuse('required');
  return Number.isInteger(chosen) && chosen >= 1 && chosen <= AVATARS ? accept(chosen) : refuse('invalid');
}

/** Available idle times after which a session locks, in minutes. */
export const REST_MINUTES = [5, 15, 30, 60] as const;

type Readers = Readonly<Record<string, (typed: string) => Reading<unknown, string>>>;

/** Problems of one row of a typed list, field by field. */
export const readRow = <R extends Readers>(readers: R, row: Readonly<Record<keyof R & string, string>>) =>
  (Object.keys(readers) as (keyof R & string)[]).flatMap((name) => {
    const reading = readers[name]?.(row[name]);
    return !reading || reading.ok ? [] : [{ name, problem: reading.error }];
  });
