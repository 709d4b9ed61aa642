import { readClientDay } from './client-details.ts';
import { readClient } from './clients.ts';
import { defineOperation } from './operation.ts';
import { getTextMember, type Paged, readPaged } from './paged.ts';
import { UnreadableResponseError } from './result.ts';
import { readSubmissions } from './submissions.ts';
import { readList, readRecord } from './wire.ts';

/** Returns the nurse's view of the caller, in the responses that she gets; not recorded as her access. */
export const getNurseView = defineOperation({
  name: 'get-nurse-view',
  method: 'GET',
  route: '/my-nurse-view',
  access: 'participant',
  read: ({ body }) => {
    const { client, days, exercises } = readRecord(body, 'view');
    const entry = readClient(readRecord(client, 'client'));
    if (!entry) throw new UnreadableResponseError('malformed', 'no client');
    return {
      client: entry,
      days: readList(days, 'days').map((day) => readClientDay(readRecord(day, 'day'))),
      exercises: readSubmissions(exercises),
    };
  },
  errors: { 403: 'not logged in as a participant', 404: 'not paired' },
});

/** Kinds of reads by a nurse: the figures of the list, those of one client, the days, or the exercises. */
const NURSE_READS = ['list', 'details', 'registrations', 'exercises'] as const;
export type NurseReadKind = (typeof NURSE_READS)[number];

/**
 * Kinds of reads by staff: a user found by nickname, or opened with the decisions about them; a text of the forum, in
 * the queue or opened; removed texts; decisions about texts and users; a submitted form; a nurse's registration.
 */
const STAFF_READS = ['found', 'person', 'queue', 'text', 'removed', 'decisions', 'form', 'application'] as const;
export type StaffReadKind = (typeof STAFF_READS)[number];

export const READ_KINDS = [...NURSE_READS, ...STAFF_READS] as const;

/** Roles for which reads of a user's data are recorded. */
export const RECORDED_ROLES = ['poh', 'moderator', 'administrator'] as const;

/** One access of a nurse or a staff member to the user's data. */
export interface DataRead {
  /** Null for an unknown role. */
  readonly role: (typeof RECORDED_ROLES)[number] | null;
  /** Number of a staff member; null for a nurse. */
  readonly number: number | null;
  /** Name and practice of a nurse; empty for staff. */
  readonly who: string;
  readonly organisation: string;
  /** Null for an unknown kind. */
  readonly what: (typeof READ_KINDS)[number] | null;
  /** ISO 8601, UTC. */
  readonly when: string;
}

interface Input {
  readonly query?: {
    /** Page number from 0; a number beyond the end returns the last page. */
    readonly page?: number;
  };
}

/** Lists accesses to the user's data, newest first. */
export const getAccessRecord = defineOperation({
  name: 'get-access-record',
  method: 'GET',
  route: '/access-record',
  access: 'logged-in',
  query: ({ query }: Input) => (query?.page === undefined ? [] : [['page', String(query.page)]]),
  read: ({ body }): Paged<DataRead> =>
    readPaged(body, (raw) => ({
      role: RECORDED_ROLES.find((role) => role === raw.role) ?? null,
      number: typeof raw.number === 'number' ? raw.number : null,
      who: getTextMember(raw, 'who'),
      organisation: getTextMember(raw, 'organisation'),
      what: READ_KINDS.find((kind) => kind === raw.what) ?? null,
      when: getTextMember(raw, 'when'),
    })),
  errors: { 403: 'not logged in' },
});
