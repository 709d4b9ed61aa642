import { defineOperation } from './operation.ts';
import { type Paged, readPaged, textIn } from './paged.ts';

/** Kinds of access by a nurse: the figures of the list, those of one client, the days, or the exercises. */
const READ_KINDS = ['list', 'details', 'registrations', 'exercises'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** One access of a nurse to the own data. */
export interface NurseRead {
  readonly who: string;
  readonly organisation: string;
  /** Null for an unknown kind. */
  readonly what: ReadKind | null;
  /** ISO 8601, UTC. */
  readonly when: string;
}

interface Input {
  readonly query?: {
    /** Counts from 0; beyond the end is the last page. */
    readonly page?: number;
  };
}

/** Lists accesses to the own data, newest first. */
export const getAccessRecord = defineOperation({
  name: 'get-access-record',
  method: 'GET',
  route: '/access-record',
  access: 'participant',
  path: (_input: Input) => '/access-record',
  query: ({ query }) => (query?.page === undefined ? [] : [['page', String(query.page)]]),
  read: ({ body }): Paged<NurseRead> =>
    readPaged(body, (raw) => ({
      who: textIn(raw, 'who'),
      organisation: textIn(raw, 'organisation'),
      what: READ_KINDS.find((kind) => kind === raw.what) ?? null,
      when: textIn(raw, 'when'),
    })),
  errors: { 403: 'not logged in as a participant' },
});
