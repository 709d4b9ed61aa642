import { defineOperation } from '../operation.ts';
import { type Opening, readOpening } from './opening.ts';

/** Sends a mail to the own address; opening its link proves that mails arrive and that their links work. */
export const sendTestMail = defineOperation({
  name: 'send-test-mail',
  method: 'POST',
  route: '/desk/opening-mail',
  access: 'administrator',
  activity: 'opening',
  read: ({ body }): Opening => readOpening(body),
});
