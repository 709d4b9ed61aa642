import { boolean, object } from 'yup';
import { record } from './wire.ts';

/** Data that a client can share with the nurse: the days, the completed exercises, and the answers. */
export const NURSE_SCOPES = ['days', 'exercises', 'answers'] as const;
export type NurseScope = (typeof NURSE_SCOPES)[number];
export type NurseScopes = Readonly<Record<NurseScope, boolean>>;

/** Default scopes of a pairing. */
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

/** Reads scopes; an absent one is shared, as in a content system without scopes. */
export function readNurseScopes(value: unknown): NurseScopes {
  const sent = record(value ?? {}, 'scopes');
  return { days: sent.days !== false, exercises: sent.exercises !== false, answers: sent.answers !== false };
}
