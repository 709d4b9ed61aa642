import { number, object, string } from 'yup';
import { readEntity } from './entity.ts';
import { defineOperation } from './operation.ts';
import { getNumberMember, getTextMember, type Paged, readPaged } from './paged.ts';
import { readSubmissions } from './submissions.ts';
import { readWebform } from './webform/wire/webform-wire.ts';

/** Returns the programme that clients of the calling nurse follow in a domain. */
export const getClientProgramme = defineOperation({
  name: 'get-client-programme',
  method: 'GET',
  route: '/get-program-node/:domain',
  access: 'nurse',
  read: ({ body }) => readEntity(body),
  errors: { 403: 'not logged in as a nurse', 404: 'the caller has no client in this domain, or it has no programme' },
});

/** One day of a client, without cost, place, company and note. */
export interface ClientDay {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Registered amount; null for a day without a registration. */
  readonly totalAmount: number | null;
  readonly goal: number | null;
  /** Usage on this weekday in the first plan; null without a plan. Not in the specification. */
  readonly startUsage: number | null;
}

export const readClientDay = (raw: Readonly<Record<string, unknown>>): ClientDay => ({
  date: getTextMember(raw, 'date'),
  totalAmount: getNumberMember(raw, 'totalAmount'),
  goal: getNumberMember(raw, 'goal'),
  startUsage: getNumberMember(raw, 'startUsage'),
});

interface Input {
  readonly query?: {
    /** Page number from 0; a number beyond the end returns the last page. */
    readonly page?: number;
  };
}

/**
 * Returns the days of a client in whole weeks, oldest first, from the week of the registrations start to the current
 * week.
 */
export const getClientRegistrations = defineOperation({
  name: 'get-client-registrations',
  method: 'GET',
  route: '/get-client-daily-registrations/:domain/:uid',
  access: 'nurse',
  query: ({ query }: Input) => [['page', String(query?.page ?? 0)]],
  read: ({ body }): Paged<ClientDay> => readPaged(body, readClientDay),
  errors: { 403: 'not logged in as a nurse', 404: 'no such client, or not paired with the caller' },
});

/** Returns a client's answers to the exercises, in the order of answering. */
export const getClientExercises = defineOperation({
  name: 'get-client-exercises',
  method: 'GET',
  route: '/get-client-exercises/:domain/:uid',
  access: 'nurse',
  read: ({ body }) => readSubmissions(body),
  errors: { 403: 'not logged in as a nurse', 404: 'no such client, or not paired with the caller' },
});

/** The questions of an exercise, as shown to the clients of the calling nurse in a domain. */
export const getClientWebform = defineOperation({
  name: 'get-client-webform',
  method: 'GET',
  route: '/get-webform-fields/:domain/:webformId',
  access: 'nurse',
  read: ({ body }) => readWebform(body),
  errors: { 403: 'not logged in as a nurse', 404: 'the caller has no client in this domain, or no such form' },
});

/**
 * Minimum number of days between two neutral messages, in which a nurse writes that she would like to hear from a
 * client.
 */
export const DAYS_BETWEEN_CONTACTS = 14;

/** Sends the neutral message to a client of the calling nurse; its text is fixed, and it requires no answer. */
export const contactClient = defineOperation({
  name: 'contact-client',
  method: 'POST',
  route: '/contact-client',
  access: 'nurse',
  answer: 'empty',
  request: object({ client_uid: number().integer().required(), domain: string().required() }),
  body: ({ body }: { readonly body: { readonly uid: number; readonly domain: string } }) => ({
    client_uid: body.uid,
    domain: body.domain,
  }),
  errors: {
    403: 'not logged in as a nurse',
    404: 'no such client, or not paired with the caller',
    409: `the client received this message in the last ${DAYS_BETWEEN_CONTACTS} days`,
  },
});

/** Ends the pairing with a client of the calling nurse. */
export const removeClient = defineOperation({
  name: 'remove-client',
  method: 'POST',
  route: '/remove-user-from-poh',
  access: 'nurse',
  answer: 'empty',
  request: object({ client_uid: number().integer().required(), domain: string().required() }),
  body: ({ body }: { readonly body: { readonly uid: number; readonly domain: string } }) => ({
    client_uid: body.uid,
    domain: body.domain,
  }),
  errors: { 403: 'not logged in as a nurse', 404: 'no such client, or not paired with the caller' },
});
