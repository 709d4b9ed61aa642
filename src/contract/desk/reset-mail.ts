import { defineOperation } from '../operation.ts';
import type { DeskMail } from './mail-text.ts';
import { MAIL_ROUTE } from './open-mail.ts';
import { readOne } from './rows.ts';

/** Restores the product's own text of a mail. */
export const resetMail = defineOperation({
  name: 'reset-mail',
  method: 'DELETE',
  route: MAIL_ROUTE,
  access: 'editor',
  touches: 'mail',
  activity: 'mail',
  changesSite: true,
  read: ({ body }): DeskMail => readOne(body, 'original'),
  errors: { 403: 'not logged in as an editor', 404: 'no such mail' },
});
