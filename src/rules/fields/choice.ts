import { AVATARS } from '../limits.ts';
import { accept, type ParseResult, refuse } from './parse-result.ts';

/**
 * Reads one of the options: yes or no at onboarding, stop or reduce, immediate or gradual, the programme of an
 * invitation (docs/specification.md, section 5). An empty or absent value is missing, any other is invalid.
 */
export function readChoice<Option extends string>(
  input: string | null,
  options: readonly Option[],
): ParseResult<Option, 'required' | 'invalid'> {
  if (input === null || input === '') return refuse('required');
  const option = options.find((offeredOption) => offeredOption === input);
  return option === undefined ? refuse('invalid') : accept(option);
}

/** Reads a required checkbox: the agreement of pairing (docs/specification.md, section 5). */
export function readConsent(isChecked: boolean): ParseResult<true, 'required'> {
  return isChecked ? accept(true) : refuse('required');
}

/** Creates the reader of a required checkbox, each with a separate reason: age, consent, privacy statement. */
export const createCheckboxReader =
  <Reason extends 'not-adult' | 'no-consent' | 'not-read'>(reason: Reason) =>
  (isChecked: boolean): ParseResult<true, Reason> =>
    isChecked ? accept(true) : refuse(reason);

/** Reads the number of an avatar, from 1 to 12 (docs/specification.md, sections 3 and 5). */
export function readAvatar(selectedIndex: number | null): ParseResult<number, 'required' | 'invalid'> {
  if (selectedIndex === null) return refuse('required');
  return Number.isInteger(selectedIndex) && selectedIndex >= 1 && selectedIndex <= AVATARS
    ? accept(selectedIndex)
    : refuse('invalid');
}

/** Idle times in minutes after which a session can be set to lock. */
export const REST_MINUTES = [5, 15, 30, 60] as const;

type Readers = Readonly<Record<string, (typed: string) => ParseResult<unknown, string>>>;

/** Returns the problems of one row of a typed list, by field. */
export const listRowProblems = <R extends Readers>(readers: R, row: Readonly<Record<keyof R & string, string>>) =>
  (Object.keys(readers) as (keyof R & string)[]).flatMap((name) => {
    const result = readers[name]?.(row[name]);
    return !result || result.ok ? [] : [{ name, problem: result.error }];
  });
