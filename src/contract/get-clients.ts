import { type ClientInList, readClientInList } from './client-in-list.ts';
import { defineOperation } from './operation.ts';
import { type Paged, readPaged } from './paged.ts';

export const CLIENT_SORTS = ['name', 'nickname', 'start', 'completed'] as const;
export type ClientSort = (typeof CLIENT_SORTS)[number];

interface Input {
  readonly query?: {
    /** Counts from 0; beyond the end is the last page. Without it, returns all clients as a bare list. */
    readonly page?: number;
    /** Part of a name. */
    readonly search?: string;
    readonly sort?: ClientSort;
    readonly order?: 'asc' | 'desc';
  };
}

/** The clients of the calling nurse. */
export const getClients = defineOperation({
  name: 'get-clients',
  method: 'GET',
  route: '/get-clients-of-poh',
  access: 'nurse',
  query: ({ query = {} }: Input) =>
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)] as const],
    ),
  read: ({ body }): Paged<ClientInList> => readPaged(body, readClientInList),
  errors: { 403: 'not logged in as a nurse' },
});
