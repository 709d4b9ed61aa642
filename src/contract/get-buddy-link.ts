import { defineOperation, encodePath } from './operation.ts';
import { record } from './wire.ts';

/** Whether a code in a buddy's link belongs to the domain that is asked; it says nothing else of it. */
export const getBuddyLink = defineOperation({
  name: 'get-buddy-link',
  method: 'GET',
  route: '/buddy/link/:code',
  access: 'anyone',
  path: ({ params }: { readonly params: { readonly code: string } }) => `/buddy/link${encodePath(`/${params.code}`)}`,
  read: ({ body }): { readonly known: boolean } => ({ known: record(body, 'link').known === true }),
});
