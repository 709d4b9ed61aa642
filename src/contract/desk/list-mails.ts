import type { Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { readList } from './rows.ts';

/** A mail as a line of the list. */
export interface MailRow {
  readonly mail: string;
  /** The product's own subject, with its placeholders. */
  readonly subject: string;
  /** The languages with an editor's text. */
  readonly changed: readonly Language[];
}

/** Every mail that the product sends. */
export const listMails = defineOperation({
  name: 'list-mails',
  method: 'GET',
  route: '/desk/mails',
  access: 'editor',
  read: ({ body }): readonly MailRow[] => readList(body),
  errors: { 403: 'not logged in as an editor' },
});
