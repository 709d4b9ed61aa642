import { defineOperation } from '../operation.ts';
import { type AlertContent, alertBody, type DeskAlert } from './alert.ts';
import { readOne } from './rows.ts';

/** Creates an alert; one that is on is visible to visitors on their next request. */
export const makeAlert = defineOperation({
  name: 'make-alert',
  method: 'POST',
  route: '/desk/alerts',
  access: 'editor',
  touches: 'sent',
  activity: 'alert',
  changesSite: true,
  request: alertBody,
  body: ({ body }: { readonly body: AlertContent }) => body,
  read: ({ body }): DeskAlert => readOne(body, 'uuid'),
  errors: { 403: 'not logged in as an editor', 422: 'a value refused' },
});
