import { expect, it } from 'vitest';
import { readListQuery, writeListQuery } from './query.ts';

it('stands in the address as it is chosen, and is read back the same', () => {
  const query = {
    domain: 'close-ones',
    language: 'en',
    type: 'help',
    state: 'changed',
    search: 'hulp',
    page: 3,
  } as const;
  expect(readListQuery(writeListQuery(query))).toEqual(query);
  expect(writeListQuery({})).toBe('');
});

it('narrows nothing by what it does not know', () => {
  expect(readListQuery('?domain=x&language=de&state=gone&page=-2&search=%20')).toEqual({});
});
