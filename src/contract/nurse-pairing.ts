import { object, string } from 'yup';
import { readPairingCode } from '#src/rules/fields/codes.ts';
import type { ParseResult } from '#src/rules/fields/parse-result.ts';
import { type NurseScopes, scopesSchema } from './nurse-scopes.ts';
import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { getFirstValue, readRecord, type WireFields } from './wire.ts';

/** The nurse with whom a participant is paired (docs/specification.md, section 3, "Nurse practitioner info"). */
export interface NurseInfo {
  readonly name: string;
  readonly generalPractitioner: string;
}

export function readNurseInfo(body: unknown): NurseInfo {
  const { name, general_practitioner: practice } = readRecord(body, 'nurse');
  return {
    name: typeof name === 'string' ? name : '',
    generalPractitioner: typeof practice === 'string' ? practice : '',
  };
}

/** Reads a typed code into its stored form: spaces and case are ignored. */
export function readPairingCodeInput(input: string): ParseResult<string, 'required' | 'invalid'> {
  const result = readPairingCode(input.replace(/\s/g, ''));
  return result.ok ? { ok: true, value: result.value.toUpperCase() } : result;
}

/** Returns true if the user is paired with a nurse. */
export const isPaired = (fields: WireFields): boolean => getFirstValue(fields, 'field_has_poh') === true;

/** Returns true if the user's nurse can read the answers to exercises; without a choice, they are shared. */
export const canNurseReadAnswers = (fields: WireFields): boolean =>
  isPaired(fields) && getFirstValue(fields, 'field_has_poh', 'reads_answers') !== false;

/** Returns the pairing code of a nurse; null for any other user. */
export function parsePairingCode(fields: WireFields): string | null {
  const code = getFirstValue(fields, 'field_poh_pairing_code');
  return typeof code === 'string' ? code : null;
}

/** Returns the nurse with whom the caller is paired. */
export const getNurseInfo = defineOperation({
  name: 'get-nurse-info',
  method: 'GET',
  route: '/proxy/get-poh-information',
  access: 'participant',
  read: ({ body }) => readNurseInfo(body),
  errors: { 403: 'not logged in as a participant', 404: 'not paired' },
});

/** Returns the nurse with a code, shown to the caller before pairing; stores nothing. */
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
    422: 'not a code of 6 letters or digits',
    429: 'too many wrong codes',
  },
});

interface Input {
  readonly body: {
    readonly pairingCode: string;
    /** The token of the invitation link, so that the nurse sees that it was accepted. */
    readonly invitation?: string;
    /** Data shared with the nurse; if absent, all data that can be shared. */
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
    422: 'not a code of 6 letters or digits',
    429: 'too many wrong codes',
  },
});

/** Ends the caller's pairing. Succeeds if the caller has none. */
export const unpairNurse = defineOperation({
  name: 'unpair-nurse',
  method: 'POST',
  route: '/unpair-user-poh-proxy',
  access: 'participant',
  answer: 'empty',
  errors: { 403: 'not logged in as a participant' },
});

/** Creates a new code for the calling nurse. The old code ends immediately; existing pairings remain. */
export const renewPairingCode = defineOperation({
  name: 'renew-pairing-code',
  method: 'POST',
  route: '/pairing-code/renew',
  access: 'nurse',
  read: ({ body }) => {
    const { pairing_code: pairingCode } = readRecord(body, 'code');
    if (typeof pairingCode !== 'string') throw new UnreadableResponseError('malformed', 'no pairing code');
    return { pairingCode };
  },
  errors: { 403: 'not logged in as a nurse' },
});
