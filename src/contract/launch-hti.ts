import { defineOperation } from './operation.ts';

/** Where a portal sends a person with a signed token, as a form from its own site; answers with a redirect to a page. */
export const launchHti = defineOperation({
  name: 'launch-hti',
  method: 'POST',
  route: '/hti/launch',
  access: 'anyone',
  csrf: false,
  redirect: 'read',
  path: (_input: object) => '/hti/launch',
  read: ({ location }) => ({ location }),
  errors: { 403: 'the token is not ours, too old, or was used', 404: 'the flag is off' },
});
