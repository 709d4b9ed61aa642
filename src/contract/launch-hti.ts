import { defineOperation } from './operation.ts';

/**
 * Where a portal sends a person with a signed token, as a form from its own site; answers with a redirect to a page. A
 * token that is not ours, too old or used, or a domain that takes none, leads to one that says so.
 */
export const launchHti = defineOperation({
  name: 'launch-hti',
  method: 'POST',
  route: '/hti/launch',
  access: 'anyone',
  csrf: false,
  redirect: 'read',
  path: (_input: object) => '/hti/launch',
  read: ({ location }) => ({ location }),
});
