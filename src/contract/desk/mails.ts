import type { Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { createPagedShape } from '../shape/paged-shape.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import {
  anything,
  choices,
  domain,
  integer,
  nullable,
  object,
  objectWithMember,
  type ShapeValue,
  string,
} from '../shape/shape.ts';
import { type DeskMail, type MailText, mailTextBody } from './mail-text.ts';
import { type OpeningStatus, readOpening } from './opening.ts';
import { startVersionFields, toQueryEntries, type VersionedContent } from './rows.ts';

/** A mail as a line of the list. */
export interface MailRow {
  readonly mail: string;
  /** The default subject, with its placeholders. */
  readonly subject: string;
  /** The languages with an editor's text. */
  readonly changed: readonly Language[];
}

/** Lists every mail that the product sends. */
export const listMails = defineOperation({
  name: 'list-mails',
  method: 'GET',
  route: '/desk/mails',
  access: 'editor',
  read: ({ body }): readonly MailRow[] => parseAnswerList(anything<MailRow>(), body),
  errors: { 403: 'not logged in as an editor' },
});

export const MAIL_ROUTE = '/desk/mails/:mail/:language';

/** Returns the text of a mail in one language, and the default text. */
export const openMail = defineOperation({
  name: 'open-mail',
  method: 'GET',
  route: MAIL_ROUTE,
  access: 'editor',
  read: ({ body }): DeskMail => parseAnswer(objectWithMember<DeskMail>('original'), body),
  errors: { 403: 'not logged in as an editor', 404: 'no such mail' },
});

interface ChangedMailInput {
  readonly body: MailText & VersionedContent;
}

export const mailChangeBody = mailTextBody.shape(startVersionFields);

/** Saves an editor's text of a mail in one language; used from the next mail on. */
export const saveMail = defineOperation({
  name: 'save-mail',
  method: 'POST',
  route: MAIL_ROUTE,
  access: 'editor',
  touches: 'mail',
  activity: 'mail',
  changesSite: true,
  request: mailChangeBody,
  body: ({ body }: ChangedMailInput) => body,
  read: ({ body }): DeskMail => parseAnswer(objectWithMember<DeskMail>('original'), body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such mail',
    412: 'changed since it was read; see readConflict',
    422: 'a placeholder is missing or unknown, or a text is invalid',
  },
});

/** Restores the default text of a mail. */
export const resetMail = defineOperation({
  name: 'reset-mail',
  method: 'DELETE',
  route: MAIL_ROUTE,
  access: 'editor',
  touches: 'mail',
  activity: 'mail',
  changesSite: true,
  read: ({ body }): DeskMail => parseAnswer(objectWithMember<DeskMail>('original'), body),
  errors: { 403: 'not logged in as an editor', 404: 'no such mail' },
});

/** Sends a mail to the caller's address; opening its link proves that mails arrive and that their links work. */
export const sendTestMail = defineOperation({
  name: 'send-test-mail',
  method: 'POST',
  route: '/desk/opening-mail',
  access: 'administrator',
  activity: 'opening',
  read: ({ body }): OpeningStatus => readOpening(body),
});

/** Handles the click on the link in the test mail: completes the mail server's point of the opening list. */
export const openTestMail = defineOperation({
  name: 'open-test-mail',
  method: 'POST',
  route: '/desk/opening-mail/opened',
  access: 'administrator',
  request: object({ token: string({ max: 100 }) }),
  body: ({ body }: { readonly body: { readonly token: string } }) => body,
  read: ({ body }): OpeningStatus => readOpening(body),
  errors: { 422: 'not the link of the newest test mail' },
});

/** States of a mail: waiting, failed but to be retried, sent, failed for good, or cancelled before it was sent. */
export const MAIL_STATES = ['waiting', 'retrying', 'sent', 'given-up', 'cancelled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const entry = object({
  id: string(),
  /** ISO 8601: time of the request. */
  when: string(),
  state: choices(MAIL_STATES),
  /** ISO 8601: time at which it was sent or failed for good; null while it waits. */
  endedAt: nullable(string()),
  tries: integer(),
  /** ISO 8601: time of the next attempt; null if there is none. */
  nextTryAt: nullable(string()),
  /** Name of the mail; null if the key that encrypted it is missing. */
  mail: nullable(string()),
  domain: nullable(domain()),
  /** Abbreviated mail address: "k…@e….nl". */
  to: nullable(string()),
});

/** One mail in the log, without its content and its full address. */
export type MailLogEntry = ShapeValue<typeof entry>;

interface ListMailLogInput {
  readonly query?: { readonly state?: MailState; readonly page?: number };
}

/** Lists the mails of the last two weeks, newest first. */
export const listMailLog = defineOperation({
  name: 'list-mail-log',
  method: 'GET',
  route: '/desk/mail-log',
  access: 'administrator',
  query: ({ query }: ListMailLogInput) => toQueryEntries(query),
  answerShape: createPagedShape(entry),
  read: ({ body }): Paged<MailLogEntry> => readPaged(body, (raw) => parseAnswer(entry, raw)),
});
