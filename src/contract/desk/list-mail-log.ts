import { number, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { parseWithSchema } from './read-by.ts';
import { type Rows, readRows, toQueryEntries } from './rows.ts';
import { domainKey } from './words.ts';

/** In progress, failed and to be retried, sent, given up, or cancelled before it was sent. */
export const MAIL_STATES = ['waiting', 'retrying', 'sent', 'given-up', 'cancelled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const entry = object({
  id: string().required(),
  /** ISO 8601: time of the request. */
  when: string().required(),
  state: string()
    .oneOf([...MAIL_STATES])
    .required(),
  /** ISO 8601: time at which it was sent or given up; null while it waits. */
  endedAt: string().nullable().defined(),
  tries: number().integer().required(),
  /** ISO 8601: time of the next try; null without one. */
  nextTryAt: string().nullable().defined(),
  /** Name of the mail; null where the key that sealed it is missing. */
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

interface Input {
  readonly query?: { readonly state?: MailState; readonly page?: number };
}

/** Lists the mails of the last two weeks, newest first. */
export const listMailLog = defineOperation({
  name: 'list-mail-log',
  method: 'GET',
  route: '/desk/mail-log',
  access: 'administrator',
  query: ({ query }: Input) => toQueryEntries(query),
  read: ({ body }): Rows<MailLogEntry> => {
    const { rows, pager } = readRows<unknown>(body);
    return { rows: rows.map((one) => parseWithSchema(entry, one, 'mail') as MailLogEntry), pager };
  },
});
