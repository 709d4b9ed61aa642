import { defineOperation } from '../operation.ts';
import { type AlertContent, alertBody, type DeskAlert } from './alert.ts';
import { readOne } from './rows.ts';

interface Input {
  readonly body: AlertContent;
}

/** Makes an alert; where it is on, visitors see it on their next request. */
export const makeAlert = defineOperation({
  name: 'make-alert',
  method: 'POST',
  route: '/desk/alerts',
  access: 'editor',
  touches: 'sent',
  activity: 'alert',
  changesSite: true,
  path: (_input: Input) => '/desk/alerts',
  request: alertBody,
  body: ({ body }) => body,
  read: ({ body }): DeskAlert => readOne(body, 'uuid'),
  errors: { 403: 'not logged in as an editor', 422: 'a value refused' },
});
