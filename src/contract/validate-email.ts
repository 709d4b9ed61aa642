import { type AccountLink, accountLinkSchema, linkParts } from './account-link.ts';
import { defineOperation } from './operation.ts';

/** Confirms the address of an account by a link. The same link again changes nothing and is no failure. */
export const validateEmail = defineOperation({
  name: 'validate-email',
  method: 'POST',
  route: '/validate-email',
  access: 'anyone',
  csrf: false,
  path: (_input: { readonly body: AccountLink }) => '/validate-email',
  request: accountLinkSchema,
  body: ({ body }) => linkParts(body),
  read: () => ({ validated: true }),
  errors: {
    400: 'the link is wrong or expired',
    410: 'another link has validated the address',
    429: 'too many wrong links',
  },
});
