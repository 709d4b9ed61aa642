import { object, string } from 'yup';
import { defineOperation } from './operation.ts';
import { readRecoveryCodes } from './recovery-codes.ts';

/** New recovery codes in the place of those that are left. */
export const renewRecoveryCodes = defineOperation({
  name: 'renew-recovery-codes',
  method: 'POST',
  route: '/second-factor/recovery-codes',
  access: 'professional',
  request: object({ code: string().required() }),
  body: ({ body }: { readonly body: { readonly code: string } }) => body,
  read: ({ body }) => readRecoveryCodes(body),
  errors: { 422: 'the code is wrong', 429: 'too many failed tries' },
});
