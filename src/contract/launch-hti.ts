import { defineOperation } from './operation.ts';

/**
 * Launch of a user from a portal with a signed token, as a form from its own site; answers with a redirect to a page.
 * An invalid, expired or used token, or a domain without HTI, leads to an error page.
 */
export const launchHti = defineOperation({
  name: 'launch-hti',
  method: 'POST',
  route: '/hti/launch',
  access: 'anyone',
  csrf: false,
  redirect: 'read',
  read: ({ location }) => ({ location }),
});
