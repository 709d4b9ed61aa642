import { defineOperation } from '../operation.ts';
import { orderBody } from './words.ts';

/** Puts the terms of a vocabulary in another order. */
export const orderTerms = defineOperation({
  name: 'order-terms',
  method: 'POST',
  route: '/desk/term-order/:vocabulary',
  access: 'editor',
  touches: 'listed',
  activity: 'term',
  changesSite: true,
  request: orderBody,
  body: ({ body }: { readonly body: { readonly ids: readonly number[] } }) => body,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary', 422: 'an id stands there twice' },
});
