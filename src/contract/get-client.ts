import { type ClientEntry, readClient } from './client-entry.ts';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { record } from './wire.ts';

/** One client of the calling nurse. */
export const getClient = defineOperation({
  name: 'get-client',
  method: 'GET',
  route: '/get-client-details/:domain/:uid',
  access: 'nurse',
  read: ({ body }): ClientEntry => {
    const client = readClient(record(body, 'client'));
    if (!client) throw new UnreadableAnswer('malformed', 'no client');
    return client;
  },
  errors: { 403: 'not logged in as a nurse', 404: 'not paired with the caller, or absent' },
});
