import { defineOperation } from '../operation.ts';
import { readEditablePage } from './page.ts';

/** A page in a language, its newest revision; one that lacks the language has no revision and no fields there. */
export const openPage = defineOperation({
  name: 'open-page',
  method: 'GET',
  route: '/desk/pages/:nid/:language',
  access: 'editor',
  read: ({ body }) => readEditablePage(body),
  errors: { 403: 'not for editors of content', 404: 'no such page' },
});
