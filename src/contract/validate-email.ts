import { boolean } from 'yup';
import { type AccountLink, accountLinkSchema, linkParts } from './account-link.ts';
import { defineOperation } from './operation.ts';

interface Input {
  readonly body: AccountLink & {
    /** Chooses this account where the address has a validated one: the earlier one is erased. */
    readonly replace?: boolean;
  };
}

/** Confirms the address of an account by a link. Repeating it changes nothing and succeeds. */
export const validateEmail = defineOperation({
  name: 'validate-email',
  method: 'POST',
  route: '/validate-email',
  access: 'anyone',
  csrf: false,
  request: accountLinkSchema.shape({ replace: boolean() }),
  body: ({ body }: Input) => ({ ...linkParts(body), ...(body.replace ? { replace: true } : {}) }),
  read: () => ({ validated: true }),
  errors: {
    400: 'the link is wrong or expired',
    409: 'the address has a validated account, which only `replace` erases for this one',
    410: 'another link has validated the address',
    429: 'too many wrong links',
  },
});
