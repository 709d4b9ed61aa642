import { number, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type DeskMail, type MailText, mailTextBody } from './mail-text.ts';
import { type Opening, readOpening } from './opening.ts';
import {
  domainKey,
  parseWithSchema,
  type Rows,
  readList,
  readOne,
  readRows,
  readStartVersion,
  toQueryEntries,
  type VersionedContent,
} from './rows.ts';

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

interface ChangedMailInput {
  readonly body: MailText & VersionedContent;
}

export const changedMail = mailTextBody.shape(readStartVersion);

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
  body: ({ body }: ChangedMailInput) => body,
  read: ({ body }): DeskMail => readOne(body, 'original'),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such mail',
    412: 'somebody else saved it meanwhile: readConflict',
    422: 'a placeholder is missing or unknown, or a text is refused',
  },
});

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

/** Sends a mail to the caller's address; opening its link proves that mails arrive and that their links work. */
export const sendTestMail = defineOperation({
  name: 'send-test-mail',
  method: 'POST',
  route: '/desk/opening-mail',
  access: 'administrator',
  activity: 'opening',
  read: ({ body }): Opening => readOpening(body),
});

/** Handles the opened link of the test mail: the point of the mail server is then done. */
export const openTestMail = defineOperation({
  name: 'open-test-mail',
  method: 'POST',
  route: '/desk/opening-mail/opened',
  access: 'administrator',
  request: object({ token: string().strict().max(100).defined() }),
  body: ({ body }: { readonly body: { readonly token: string } }) => body,
  read: ({ body }): Opening => readOpening(body),
  errors: { 422: 'this is not the link of the newest test mail' },
});

/** In progress, failed and to be retried, sent, failed for good, or cancelled before it was sent. */
export const MAIL_STATES = ['waiting', 'retrying', 'sent', 'given-up', 'cancelled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const entry = object({
  id: string().required(),
  /** ISO 8601: time of the request. */
  when: string().required(),
  state: string()
    .oneOf([...MAIL_STATES])
    .required(),
  /** ISO 8601: time at which it was sent or failed for good; null while it waits. */
  endedAt: string().nullable().defined(),
  tries: number().integer().required(),
  /** ISO 8601: time of the next attempt; null if there is none. */
  nextTryAt: string().nullable().defined(),
  /** Name of the mail; null if the key that encrypted it is missing. */
  mail: string().nullable().defined(),
  domain: domainKey().nullable().defined(),
  /** Always abbreviated: "k…@e….nl". */
  to: string().nullable().defined(),
});

/** One mail in the log, without its content and its full address. */
export interface MailLogEntry {
  readonly id: string;
  readonly when: string;
  readonly state: MailState;
  readonly endedAt: string | null;
  readonly tries: number;
  readonly nextTryAt: string | null;
  readonly mail: string | null;
  readonly domain: DomainKey | null;
  readonly to: string | null;
}

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
  read: ({ body }): Rows<MailLogEntry> => {
    const { rows, pager } = readRows<unknown>(body);
    return { rows: rows.map((one) => parseWithSchema(entry, one, 'mail') as MailLogEntry), pager };
  },
});
