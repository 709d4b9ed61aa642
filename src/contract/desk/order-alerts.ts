import { defineOperation } from '../operation.ts';
import { orderBody } from './words.ts';

/** Reorders the alerts; a crisis always comes before information. */
export const orderAlerts = defineOperation({
  name: 'order-alerts',
  method: 'POST',
  route: '/desk/alert-order',
  access: 'editor',
  touches: 'listed',
  activity: 'alert',
  changesSite: true,
  request: orderBody,
  body: ({ body }: { readonly body: { readonly ids: readonly number[] } }) => body,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 422: 'an id stands there twice' },
});
