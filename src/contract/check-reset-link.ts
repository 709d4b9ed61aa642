import { type AccountLink, accountLinkSchema, linkParts } from './account-link.ts';
import { defineOperation } from './operation.ts';

/** Checks that a reset link still works. It starts no session and leaves the link unused. */
export const checkResetLink = defineOperation({
  name: 'check-reset-link',
  method: 'POST',
  route: '/validate-reset-link',
  access: 'anyone',
  csrf: false,
  request: accountLinkSchema,
  body: ({ body }: { readonly body: AccountLink }) => linkParts(body),
  read: () => ({ valid: true }),
  errors: { 400: 'wrong, used or expired', 403: 'the account is closed', 429: 'too many wrong links' },
});
