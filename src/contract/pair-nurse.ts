import { object, string } from 'yup';
import { readNurseInfo } from './nurse-info.ts';
import { type NurseScopes, scopesSchema } from './nurse-scopes.ts';
import { defineOperation } from './operation.ts';

interface Input {
  readonly body: {
    readonly pairingCode: string;
    /** The token of the invitation link, so that the nurse sees that it was accepted. */
    readonly invitation?: string;
    /** Data shared with the nurse; absent: all data that can be shared. */
    readonly scopes?: NurseScopes;
  };
}

/** Pairs the caller with the nurse of a code. */
export const pairNurse = defineOperation({
  name: 'pair-nurse',
  method: 'POST',
  route: '/proxy/pair-poh',
  access: 'participant',
  request: object({
    pairing_code: string().defined(),
    invitation: string().optional(),
    scopes: scopesSchema.optional().default(undefined),
  }),
  body: ({ body }: Input) => ({
    pairing_code: body.pairingCode,
    ...(body.invitation === undefined ? {} : { invitation: body.invitation }),
    ...(body.scopes === undefined ? {} : { scopes: body.scopes }),
  }),
  read: ({ body }) => readNurseInfo(body),
  errors: {
    403: 'not logged in as a participant, or the domain has no nurses',
    404: 'no nurse has this code',
    409: 'already paired',
    422: 'no code of 6 letters or digits',
    429: 'too many wrong codes',
  },
});
