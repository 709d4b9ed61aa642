import { object, string } from 'yup';
import { defineOperation } from './operation.ts';

/** Requests a reset link. The response is the same, and as fast, for every address. */
export const requestPasswordReset = defineOperation({
  name: 'request-password-reset',
  method: 'POST',
  route: '/user/password',
  access: 'anyone',
  csrf: false,
  answer: 'empty',
  request: object({ mail: string().required() }),
  body: ({ body }: { readonly body: { readonly mail: string } }) => body,
  read: () => undefined,
  errors: { 400: 'no address', 429: 'too many requests' },
});
