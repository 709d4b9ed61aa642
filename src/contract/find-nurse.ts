import { object, string } from 'yup';
import { readNurseInfo } from './nurse-info.ts';
import { defineOperation } from './operation.ts';

/** Returns the nurse of a code, shown to the caller before pairing; stores nothing. */
export const findNurse = defineOperation({
  name: 'find-nurse',
  method: 'POST',
  route: '/proxy/find-poh',
  access: 'participant',
  request: object({ pairing_code: string().defined() }),
  body: ({ body }: { readonly body: { readonly pairingCode: string } }) => ({ pairing_code: body.pairingCode }),
  read: ({ body }) => readNurseInfo(body),
  errors: {
    403: 'not logged in as a participant, or the domain has no nurses',
    404: 'no nurse has this code',
    409: 'already paired',
    422: 'no code of 6 letters or digits',
    429: 'too many wrong codes',
  },
});
