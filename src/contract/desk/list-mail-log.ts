import { number, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { readBy } from './read-by.ts';
import { queryOf, type Rows, readRows } from './rows.ts';
import { domainKey } from './words.ts';

/** Under way, failed and to be tried again, sent, given up, or taken back before it went out. */
export const MAIL_STATES = ['waiting', 'retrying', 'sent', 'given-up', 'cancelled'] as const;
export type MailState = (typeof MAIL_STATES)[number];

const entry = object({
  id: string().required(),
  /** ISO 8601: when it was asked for. */
  when: string().required(),
  state: string()
    .oneOf([...MAIL_STATES])
    .required(),
  /** ISO 8601: when it went out or was given up; null while it waits. */
  endedAt: string().nullable().defined(),
  tries: number().integer().required(),
  /** ISO 8601: when it is tried again; null where it is not. */
  nextTryAt: string().nullable().defined(),
  /** Name of the mail; null where the key that closed it is gone. */
  mail: string().nullable().defined(),
  domain: domainKey().nullable().defined(),
  /** Never in full: "k…@e….nl". */
  to: string().nullable().defined(),
});

/** One mail as the log tells of it: nothing of its contents, and not to whom. */
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

/** The mails of the last two weeks, newest first. */
export const listMailLog = defineOperation({
  name: 'list-mail-log',
  method: 'GET',
  route: '/desk/mail-log',
  access: 'administrator',
  path: (_input: Input) => '/desk/mail-log',
  query: ({ query }) => queryOf(query),
  read: ({ body }): Rows<MailLogEntry> => {
    const { rows, pager } = readRows<unknown>(body);
    return { rows: rows.map((one) => readBy(entry, one, 'mail') as MailLogEntry), pager };
  },
});
