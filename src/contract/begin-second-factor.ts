import { object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { record } from './wire.ts';

interface Input {
  readonly body: {
    /** The current password; not required right after a login that led here. */
    readonly password?: string;
    /** A code of the app to be replaced. */
    readonly code?: string;
  };
}

/** Secret that an app computes codes from. */
export interface AppSecret {
  /** Base32, for typing where scanning is impossible. */
  readonly secret: string;
  /** The secret with the account's name, as the content of the QR code: `otpauth://…`. */
  readonly address: string;
}

/** Creates a secret for an app. It is activated by its first code (`confirm-second-factor`). */
export const beginSecondFactor = defineOperation({
  name: 'begin-second-factor',
  method: 'POST',
  route: '/second-factor',
  access: 'professional',
  request: object({ password: string(), code: string() }),
  body: ({ body }: Input) => body,
  read: ({ body }): AppSecret => {
    const { secret, address } = record(body, 'secret');
    if (typeof secret !== 'string' || typeof address !== 'string') throw new UnreadableAnswer('malformed', 'no secret');
    return { secret, address };
  },
  errors: { 422: 'the password or the code is wrong', 429: 'too many failed tries' },
});
