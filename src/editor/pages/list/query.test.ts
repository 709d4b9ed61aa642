import { expect, it } from 'vitest';
import { toQueryString } from '../../kit/use-list-address.ts';
import { readPageQuery } from './query.ts';

const read = (url: string) => readPageQuery(new URLSearchParams(url));

it('stands in the address as it is chosen, and is read back the same', () => {
  const query = {
    domain: 'close-ones',
    language: 'en',
    type: 'help',
    state: 'changed',
    search: 'hulp',
    page: 2,
  } as const;
  expect(toQueryString(query)).toContain('page=3');
  expect(read(toQueryString(query))).toEqual(query);
  expect(toQueryString({ domain: undefined, page: 0 })).toBe('');
});

it('narrows nothing by what it does not know', () => {
  for (const page of ['-2', 'x', '0', '1']) {
    expect(read(`?domain=x&language=de&state=gone&page=${page}&search=%20`)).toEqual({ page: 0 });
  }
});
