import { defineOperation } from '../operation.ts';
import { type AlertContent, alertBody, type DeskAlert } from './alert.ts';
import { readOne } from './rows.ts';

interface Input {
  readonly params: { readonly id: number };
  readonly body: AlertContent;
}

/** Changes an alert as a whole; visitors see it on their next request. */
export const updateAlert = defineOperation({
  name: 'update-alert',
  method: 'PATCH',
  route: '/desk/alerts/:id',
  access: 'editor',
  path: ({ params }: Input) => `/desk/alerts/${params.id}`,
  request: alertBody,
  body: ({ body }) => body,
  read: ({ body }): DeskAlert => readOne(body, 'uuid'),
  errors: { 403: 'not logged in as an editor', 404: 'no such alert', 422: 'a value refused' },
});
