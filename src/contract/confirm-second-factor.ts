import { object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { readRecoveryCodes } from './recovery-codes.ts';

/** Activates a new app by its first code. Returns the recovery codes; every other session of the account ends. */
export const confirmSecondFactor = defineOperation({
  name: 'confirm-second-factor',
  method: 'POST',
  route: '/second-factor/confirm',
  access: 'professional',
  request: object({ code: string().required() }),
  body: ({ body }: { readonly body: { readonly code: string } }) => body,
  read: ({ body }) => readRecoveryCodes(body),
  errors: { 422: 'the code is wrong', 429: 'too many failed tries' },
});
