import { array, type InferType, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { readBy } from './read-by.ts';
import { queryOf } from './rows.ts';

/** YYYY-MM-DD, the last day; null for no end. */
const restriction = () => object({ until: string().nullable().defined() }).nullable().defined();

/** A participant as a moderator knows them: no address, no name. */
export const foundPerson = object({
  uid: number().defined(),
  domain: string().defined(),
  nickname: string().defined(),
  language: string().defined(),
  /** ISO 8601: since when the account is there. */
  since: string().defined(),
  /** How many posts and comments the person has on the forum. */
  texts: number().defined(),
  /** Null where the account is open. */
  suspended: restriction(),
  /** Null where the person may write on the forum. */
  silenced: restriction(),
});

export type FoundPerson = InferType<typeof foundPerson>;

interface Input {
  readonly query: { readonly domain: string; readonly nickname: string };
}

/** The participants of a programme who go by a nickname. Nothing else of them is told. */
export const findPeople = defineOperation({
  name: 'find-people',
  method: 'GET',
  route: '/desk/people',
  access: 'moderator',
  path: (_input: Input) => '/desk/people',
  query: ({ query }) => queryOf(query),
  read: ({ body }): readonly FoundPerson[] => readBy(array().of(foundPerson).defined(), body, 'people'),
  errors: { 403: 'no moderator' },
});
