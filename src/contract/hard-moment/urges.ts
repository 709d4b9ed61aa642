import { array, number, object, string } from 'yup';
import {
  CUSTOM_ANSWER_LENGTH,
  MAX_URGE,
  URGE_NOTE_LENGTH,
  type Urge,
  USE_OUTCOMES,
} from '#src/rules/hard-moment/urge.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { COMPANY } from '../registration.ts';
import { UnreadableResponseError } from '../result.ts';
import { isRecord, readRecord, readWholeNumber } from '../wire.ts';
import { createLineSchema, createPlaceSchema, createTextSchema, createUuidSchema } from './personal-texts.ts';

const MAX_WORDS = 20;

const strength = () => number().integer('invalid').min(0, 'invalid').max(MAX_URGE, 'invalid').nullable().default(null);
const toText = () => array(createLineSchema(CUSTOM_ANSWER_LENGTH)).max(MAX_WORDS, 'too-many').default([]);

/** Request body of an urge; everything except uuid and time is optional. */
export const urgeBody = object({
  uuid: createUuidSchema(),
  at: string()
    .test('moment', 'invalid', (text) => text === undefined || !Number.isNaN(Date.parse(text)))
    .required('required'),
  before: strength(),
  after: strength(),
  triggers: toText(),
  helped: toText(),
  place: createPlaceSchema().default(null),
  company: string()
    .nullable()
    .oneOf([...COMPANY, null], 'invalid')
    .default(null),
  used: string()
    .nullable()
    .oneOf([...USE_OUTCOMES, null], 'invalid')
    .default(null),
  note: createTextSchema(URGE_NOTE_LENGTH).nullable().default(null),
}).noUnknown();

export interface SavedUrge extends Urge {
  /** True if the note mentions not wanting to live: the help lines are then shown. */
  readonly isHelpShown: boolean;
}

const getStrength = (value: unknown) => readWholeNumber(value);
const getText = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const readTexts = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

/** Reads an urge from a response. */
function readUrge(raw: unknown): SavedUrge {
  const { uuid, at, before, after, triggers, helped, place, company, used, note, help_shown } = readRecord(raw, 'urge');
  if (typeof uuid !== 'string' || typeof at !== 'string') throw new UnreadableResponseError('malformed', 'no urge');
  return {
    uuid,
    at,
    before: getStrength(before),
    after: getStrength(after),
    triggers: readTexts(triggers),
    helped: readTexts(helped),
    place: getText(place),
    company: getText(company),
    used: USE_OUTCOMES.find((item) => item === used) ?? null,
    note: getText(note),
    isHelpShown: help_shown === true,
  };
}

/** Stores an urge exactly once, by its uuid: a retry changes nothing and gets the stored urge. */
export const saveUrge = defineOperation({
  name: 'save-urge',
  method: 'POST',
  route: '/my-urges',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: Urge }) => body,
  read: ({ body }) => readUrge(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    429: 'too many requests in an hour',
  },
});

/** Changes one of the user's urges. */
export const updateUrge = defineOperation({
  name: 'update-urge',
  method: 'PATCH',
  route: '/my-urges/:uuid',
  access: 'participant',
  request: object(),
  body: ({ body }: { readonly body: Urge }) => body,
  read: ({ body }) => readUrge(body),
  errors: {
    400: 'invalid values, a message per field',
    403: 'not a participant',
    404: 'the caller has no such urge',
  },
});

/** Deletes one of the user's urges. */
export const deleteUrge = defineOperation({
  name: 'delete-urge',
  method: 'DELETE',
  route: '/my-urges/:uuid',
  access: 'participant',
  answer: 'empty',
  errors: { 403: 'not a participant', 404: 'the caller has no such urge' },
});

/** Lists the user's urges, latest first. */
export const listUrges = defineOperation({
  name: 'list-urges',
  method: 'GET',
  route: '/my-urges',
  access: 'participant',
  query: ({ query }: { readonly query?: { readonly page: number } }) =>
    query ? [['page', String(query.page)] as const] : [],
  read: ({ body }): Paged<Urge> => readPaged(body, (raw) => (isRecord(raw) ? readUrge(raw) : null)),
  errors: { 403: 'not a participant' },
});
