import { defineOperation } from '../operation.ts';
import { type DeskMail, type MailText, mailTextBody } from './mail-text.ts';
import { MAIL_ROUTE } from './open-mail.ts';
import { readOne } from './rows.ts';
import { startedFrom, type Versioned } from './version.ts';

interface Input {
  readonly body: MailText & Versioned;
}

export const changedMail = mailTextBody.shape(startedFrom);

/** Saves an editor's text of a mail in one language; used from the next mail on. */
export const saveMail = defineOperation({
  name: 'save-mail',
  method: 'POST',
  route: MAIL_ROUTE,
  access: 'editor',
  touches: 'mail',
  activity: 'mail',
  changesSite: true,
  request: changedMail,
  body: ({ body }: Input) => body,
  read: ({ body }): DeskMail => readOne(body, 'original'),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such mail',
    412: 'somebody else saved it meanwhile: readConflict',
    422: 'a placeholder is missing or unknown, or a text is refused',
  },
});
