import { defineOperation } from './operation.ts';
import { record } from './wire.ts';

/** Returns whether the code of a buddy's link belongs to this domain, and nothing else about it. */
export const getBuddyLink = defineOperation({
  name: 'get-buddy-link',
  method: 'GET',
  route: '/buddy/link/:code',
  access: 'anyone',
  read: ({ body }): { readonly known: boolean } => ({ known: record(body, 'link').known === true }),
});
