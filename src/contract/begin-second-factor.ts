import { object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { record } from './wire.ts';

interface Input {
  readonly body: {
    /** The current password; not asked for at a login that led here. */
    readonly password?: string;
    /** A code of the app that is to be replaced. */
    readonly code?: string;
  };
}

/** Secret with which an app makes codes. */
export interface AppSecret {
  /** Base32, to be typed where nothing can be scanned. */
  readonly secret: string;
  /** The same with the name of the account, as a QR code tells it: `otpauth://…`. */
  readonly address: string;
}

/** Makes a secret for an app. It counts from its first code on (`confirm-second-factor`). */
export const beginSecondFactor = defineOperation({
  name: 'begin-second-factor',
  method: 'POST',
  route: '/second-factor',
  access: 'professional',
  path: (_input: Input) => '/second-factor',
  request: object({ password: string(), code: string() }),
  body: ({ body }) => body,
  read: ({ body }): AppSecret => {
    const { secret, address } = record(body, 'secret');
    if (typeof secret !== 'string' || typeof address !== 'string') throw new UnreadableAnswer('malformed', 'no secret');
    return { secret, address };
  },
  errors: { 422: 'the password or the code is wrong', 429: 'too many failed tries' },
});
