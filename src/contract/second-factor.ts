import { object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { readList, readRecord, readWholeNumber } from './wire.ts';

export interface UserSecondFactor {
  /** Time of activation (ISO 8601); null if the account has no second factor. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
}

/** Returns whether the user's account has a second factor. */
export const getSecondFactor = defineOperation({
  name: 'get-second-factor',
  method: 'GET',
  route: '/second-factor',
  access: 'professional',
  read: ({ body }): UserSecondFactor => {
    const { since, recovery_codes_left: left } = readRecord(body, 'second factor');
    const recoveryCodesLeft = readWholeNumber(left);
    if ((since !== null && typeof since !== 'string') || recoveryCodesLeft === null) {
      throw new UnreadableResponseError('malformed', 'no second factor');
    }
    return { since, recoveryCodesLeft };
  },
  errors: { 403: 'the user’s role cannot have a second factor' },
});

interface Input {
  readonly body: {
    /** The current password; not required right after the login that redirected here. */
    readonly password?: string;
    /** A code of the app to be replaced. */
    readonly code?: string;
  };
}

/** Secret from which an app computes codes. */
export interface AppSecret {
  /** Base32, to type if scanning is impossible. */
  readonly secret: string;
  /** Content of the QR code, with secret and account name: `otpauth://…`. */
  readonly address: string;
}

/** Creates a secret for an app. It is activated by its first code (`confirm-second-factor`). */
export const startSecondFactor = defineOperation({
  name: 'begin-second-factor',
  method: 'POST',
  route: '/second-factor',
  access: 'professional',
  request: object({ password: string(), code: string() }),
  body: ({ body }: Input) => body,
  read: ({ body }): AppSecret => {
    const { secret, address } = readRecord(body, 'secret');
    if (typeof secret !== 'string' || typeof address !== 'string')
      throw new UnreadableResponseError('malformed', 'no secret');
    return { secret, address };
  },
  errors: { 422: 'the password or the code is wrong', 429: 'too many failed attempts' },
});

/** Reads a response with recovery codes, which are returned only once. */
export function readRecoveryCodes(body: unknown): readonly string[] {
  const codes = readList(readRecord(body, 'answer').recovery_codes, 'recovery codes');
  if (!codes.every((code) => typeof code === 'string'))
    throw new UnreadableResponseError('malformed', 'no recovery code');
  return codes;
}

/** Activates a new app by its first code. Returns the recovery codes; every other session of the account ends. */
export const confirmSecondFactor = defineOperation({
  name: 'confirm-second-factor',
  method: 'POST',
  route: '/second-factor/confirm',
  access: 'professional',
  request: object({ code: string().required() }),
  body: ({ body }: { readonly body: { readonly code: string } }) => body,
  read: ({ body }) => readRecoveryCodes(body),
  errors: { 422: 'the code is wrong', 429: 'too many failed attempts' },
});

/** Replaces the remaining recovery codes by new ones. */
export const renewRecoveryCodes = defineOperation({
  name: 'renew-recovery-codes',
  method: 'POST',
  route: '/second-factor/recovery-codes',
  access: 'professional',
  request: object({ code: string().required() }),
  body: ({ body }: { readonly body: { readonly code: string } }) => body,
  read: ({ body }) => readRecoveryCodes(body),
  errors: { 422: 'the code is wrong', 429: 'too many failed attempts' },
});
