import { defineOperation } from './operation.ts';

/** Ends a series: by a mail program for its reader (RFC 8058), or by the press on its page. Needs no cookie. */
export const unsubscribeByMail = defineOperation({
  name: 'unsubscribe-by-mail',
  method: 'POST',
  route: '/unsubscribe/:token',
  access: 'anyone',
  csrf: false,
  answer: 'empty',
  read: () => undefined,
  errors: { 404: 'no such link' },
});

/** The same address in a browser redirects to the page where these mails are ended, and ends nothing itself. */
export const showUnsubscribe = defineOperation({
  name: 'show-unsubscribe',
  method: 'GET',
  route: '/unsubscribe/:token',
  access: 'anyone',
  redirect: 'read',
  read: ({ location }) => ({ location }),
  errors: { 404: 'no such link' },
});
