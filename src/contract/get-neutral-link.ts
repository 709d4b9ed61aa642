import { defineOperation } from './operation.ts';
import { UnreadableResponseError } from './result.ts';
import { readRecord } from './wire.ts';

/** Returns the target of a mail's neutral link: a URL of one of our domains. */
export const getNeutralLink = defineOperation({
  name: 'get-neutral-link',
  method: 'GET',
  route: '/l/:token',
  access: 'anyone',
  read: ({ body }): { readonly redirect: string } => {
    const { redirect } = readRecord(body, 'link');
    if (typeof redirect !== 'string') throw new UnreadableResponseError('malformed', 'no address');
    return { redirect };
  },
  errors: { 404: 'no such link' },
});
