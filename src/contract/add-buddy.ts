import { object, string } from 'yup';
import { type Buddy, readBuddy } from './buddy.ts';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';

interface Input {
  readonly body: { readonly name: string; readonly email: string };
  readonly key: string;
}

/** Invites a buddy of the caller by one mail. The same address again returns the existing buddy. */
export const addBuddy = defineOperation({
  name: 'add-buddy',
  method: 'POST',
  route: '/buddy/add',
  access: 'participant',
  request: object({ name: string().defined(), email: string().defined() }),
  body: ({ body }: Input) => ({ name: body.name, email: body.email }),
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  read: ({ body }): Buddy => {
    const buddy = readBuddy(body);
    if (!buddy) throw new UnreadableAnswer('malformed', 'no buddy');
    return buddy;
  },
  errors: {
    403: 'not logged in as a participant, or the domain has no buddies',
    409: 'there are as many buddies as there can be',
    422: 'name or address refused',
    429: 'too many invitations for now',
  },
});
