import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { record, wholeNumber } from './wire.ts';

export interface OwnSecondFactor {
  /** ISO 8601; null where the account has none. */
  readonly since: string | null;
  readonly recoveryCodesLeft: number;
}

/** Returns whether the own account has a second factor. */
export const getSecondFactor = defineOperation({
  name: 'get-second-factor',
  method: 'GET',
  route: '/second-factor',
  access: 'professional',
  read: ({ body }): OwnSecondFactor => {
    const { since, recovery_codes_left: left } = record(body, 'second factor');
    const recoveryCodesLeft = wholeNumber(left);
    if ((since !== null && typeof since !== 'string') || recoveryCodesLeft === null) {
      throw new UnreadableAnswer('malformed', 'no second factor');
    }
    return { since, recoveryCodesLeft };
  },
  errors: { 403: 'nobody who may have one' },
});
