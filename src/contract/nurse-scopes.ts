import { boolean, object } from 'yup';
import { defineOperation } from './operation.ts';
import { readRecord } from './wire.ts';

/** Data that a client can share with the nurse: the days, the completed exercises, and the answers. */
export const NURSE_SCOPES = ['days', 'exercises', 'answers'] as const;
export type NurseScope = (typeof NURSE_SCOPES)[number];
export type NurseScopes = Readonly<Record<NurseScope, boolean>>;

/** Default scopes of a pairing. */
export const EVERY_SCOPE: NurseScopes = { days: true, exercises: true, answers: true };

/** Answers belong to exercises: if exercises are not shared, answers are not shared either. */
export const getActiveScopes = ({ days, exercises, answers }: NurseScopes): NurseScopes => ({
  days,
  exercises,
  answers: answers && exercises,
});

export const scopesSchema = object({
  days: boolean().strict().required(),
  exercises: boolean().strict().required(),
  answers: boolean().strict().required(),
});

/** Reads scopes; an absent scope is shared, as in a content system without scopes. */
export function readNurseScopes(value: unknown): NurseScopes {
  const record = readRecord(value ?? {}, 'scopes');
  return { days: record.days !== false, exercises: record.exercises !== false, answers: record.answers !== false };
}

/** Returns the data that the caller shares with the nurse. */
export const getNurseScopes = defineOperation({
  name: 'get-nurse-scopes',
  method: 'GET',
  route: '/my-nurse-scopes',
  access: 'participant',
  isReread: true,
  read: ({ body }) => readNurseScopes(body),
  errors: { 403: 'not logged in as a participant', 404: 'not paired' },
});

/** Saves the given choices about the data shared with the nurse, effective from her next request. */
export const saveNurseScopes = defineOperation({
  name: 'save-nurse-scopes',
  method: 'PATCH',
  route: '/my-nurse-scopes',
  access: 'participant',
  request: scopesSchema
    .partial()
    .test('any', 'required', (body) => NURSE_SCOPES.some((scope) => body[scope] !== undefined)),
  body: ({ body: { days, exercises, answers } }: { readonly body: Partial<NurseScopes> }) => ({
    days,
    exercises,
    answers,
  }),
  read: ({ body }) => readNurseScopes(body),
  errors: { 403: 'not logged in as a participant', 404: 'not paired', 400: 'no choice, or not a boolean value' },
});
