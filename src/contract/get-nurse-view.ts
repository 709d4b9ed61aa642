import { readClient } from './client-entry.ts';
import { readSubmissions } from './exercise-submission.ts';
import { readClientDay } from './get-client-registrations.ts';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { list, record } from './wire.ts';

/** Returns the nurse's view of the caller, from the same responses that she gets; not recorded as an access of hers. */
export const getNurseView = defineOperation({
  name: 'get-nurse-view',
  method: 'GET',
  route: '/my-nurse-view',
  access: 'participant',
  read: ({ body }) => {
    const { client, days, exercises } = record(body, 'view');
    const entry = readClient(record(client, 'client'));
    if (!entry) throw new UnreadableAnswer('malformed', 'no client');
    return {
      client: entry,
      days: list(days, 'days').map((day) => readClientDay(record(day, 'day'))),
      exercises: readSubmissions(exercises),
    };
  },
  errors: { 403: 'not logged in as a participant', 404: 'not paired' },
});
