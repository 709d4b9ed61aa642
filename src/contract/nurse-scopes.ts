import { boolean, object } from 'yup';
import { record } from './wire.ts';

/** What a client lets the nurse see, each by itself: the days, which exercises were done, and what was answered. */
export const NURSE_SCOPES = ['days', 'exercises', 'answers'] as const;
export type NurseScope = (typeof NURSE_SCOPES)[number];
export type NurseScopes = Readonly<Record<NurseScope, boolean>>;

/** What a nurse sees from the pairing on, where nothing else was chosen. */
export const EVERY_SCOPE: NurseScopes = { days: true, exercises: true, answers: true };

/** Answers belong to exercises: without these there are none. */
export const scopesInForce = ({ days, exercises, answers }: NurseScopes): NurseScopes => ({
  days,
  exercises,
  answers: answers && exercises,
});

export const scopesSchema = object({
  days: boolean().strict().required(),
  exercises: boolean().strict().required(),
  answers: boolean().strict().required(),
});

/** Reads scopes; what is not told is seen, as where a content system knows none. */
export function readNurseScopes(value: unknown): NurseScopes {
  const sent = record(value ?? {}, 'scopes');
  return { days: sent.days !== false, exercises: sent.exercises !== false, answers: sent.answers !== false };
}
