import { defineOperation } from '../operation.ts';
import type { DeskMail } from './mail-text.ts';
import { readOne } from './rows.ts';

export const MAIL_ROUTE = '/desk/mails/:mail/:language';

/** Returns the text of a mail in one language, and the product's own. */
export const openMail = defineOperation({
  name: 'open-mail',
  method: 'GET',
  route: MAIL_ROUTE,
  access: 'editor',
  read: ({ body }): DeskMail => readOne(body, 'original'),
  errors: { 403: 'not logged in as an editor', 404: 'no such mail' },
});
