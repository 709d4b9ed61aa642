import { defineOperation } from './operation.ts';

/** Ends a series of mails: for a mail program (RFC 8058), or for the button on its page. Requires no cookie. */
export const unsubscribeByMail = defineOperation({
  name: 'unsubscribe-by-mail',
  method: 'POST',
  route: '/unsubscribe/:token',
  access: 'anyone',
  csrf: false,
  answer: 'empty',
  errors: { 404: 'no such link' },
});

/** In a browser, redirects to the page on which these mails can be ended; the request ends nothing. */
export const showUnsubscribe = defineOperation({
  name: 'show-unsubscribe',
  method: 'GET',
  route: '/unsubscribe/:token',
  access: 'anyone',
  redirect: 'read',
  read: ({ location }) => ({ location }),
  errors: { 404: 'no such link' },
});
