import { array, type InferType, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { parseWithSchema } from './read-by.ts';
import { toQueryEntries } from './rows.ts';

/** YYYY-MM-DD, the last day; null for no end. */
const restriction = () => object({ until: string().nullable().defined() }).nullable().defined();

/** A participant for moderators: no address, no name. */
export const foundPerson = object({
  uid: number().defined(),
  domain: string().defined(),
  nickname: string().defined(),
  language: string().defined(),
  /** ISO 8601: creation of the account. */
  since: string().defined(),
  /** Number of the participant's forum posts and comments. */
  texts: number().defined(),
  /** Null for an account that is not suspended. */
  suspended: restriction(),
  /** Null for a participant who may write on the forum. */
  silenced: restriction(),
});

export type FoundPerson = InferType<typeof foundPerson>;

interface Input {
  readonly query: { readonly domain: string; readonly nickname: string };
}

/** Finds the participants of a programme by nickname. Returns no other personal data. */
export const findPeople = defineOperation({
  name: 'find-people',
  method: 'GET',
  route: '/desk/people',
  access: 'moderator',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): readonly FoundPerson[] => parseWithSchema(array().of(foundPerson).defined(), body, 'people'),
  errors: { 403: 'no moderator' },
});
