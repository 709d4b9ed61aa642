import type { Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import type { DeskMail } from './mail-text.ts';
import { readOne } from './rows.ts';

export interface MailParams {
  readonly params: { readonly mail: string; readonly language: Language };
}

export const MAIL_ROUTE = '/desk/mails/:mail/:language';
export const mailPath = ({ params: { mail, language } }: MailParams) =>
  `/desk/mails/${encodeURIComponent(mail)}/${language}`;

/** Returns the text of a mail in one language, and the product's own. */
export const openMail = defineOperation({
  name: 'open-mail',
  method: 'GET',
  route: MAIL_ROUTE,
  access: 'editor',
  path: (input: MailParams) => mailPath(input),
  read: ({ body }): DeskMail => readOne(body, 'original'),
  errors: { 403: 'not logged in as an editor', 404: 'no such mail' },
});
