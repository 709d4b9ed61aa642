import { defineOperation } from './operation.ts';
import { UnreadableAnswer } from './result.ts';
import { record } from './wire.ts';

interface Input {
  /** The page to return to after the sign-on. */
  readonly destination?: string | null;
}

/** Returns the login address of another organisation. */
export const getSignOnUrl = defineOperation({
  name: 'get-sign-on-url',
  method: 'GET',
  route: '/oauth/generate-url',
  access: 'anyone',
  query: ({ destination }: Input) => (destination ? [['destination', destination]] : []),
  read: ({ body }): { readonly redirect: string } => {
    const { redirect } = record(body, 'sign-on');
    if (typeof redirect !== 'string' || !/^https?:\/\//.test(redirect)) {
      throw new UnreadableAnswer('malformed', 'no address');
    }
    return { redirect };
  },
  errors: { 503: 'no single sign-on here, or it does not answer' },
});
