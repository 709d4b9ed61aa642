import { defineOperation } from '../operation.ts';
import type { Vocabulary } from './term.ts';
import { orderBody } from './words.ts';

interface Input {
  readonly params: { readonly vocabulary: Vocabulary };
  readonly body: { readonly ids: readonly number[] };
}

/** Puts the terms of a vocabulary in another order. */
export const orderTerms = defineOperation({
  name: 'order-terms',
  method: 'POST',
  route: '/desk/term-order/:vocabulary',
  access: 'editor',
  touches: 'listed',
  activity: 'term',
  changesSite: true,
  path: ({ params }: Input) => `/desk/term-order/${params.vocabulary}`,
  request: orderBody,
  body: ({ body }) => body,
  answer: 'empty',
  read: () => undefined,
  errors: { 403: 'not logged in as an editor', 404: 'no such vocabulary', 422: 'an id stands there twice' },
});
