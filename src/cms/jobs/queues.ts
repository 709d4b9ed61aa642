import type { QueueOptions } from 'pg-boss';
import type { Language } from '#src/domains/domain.ts';

/** Data of a sweep: all accounts concerned, or a range of uids. */
export interface SweepData {
  readonly range?: { readonly from: number; readonly to: number };
}

/** Data of each job. Contains no unencrypted personal data except the uid. */
export interface JobData {
  /** One mail, ready to be rendered and sent. */
  readonly mail: { readonly owner: number; readonly sealed: string };
  /** A request for a new password with an address that may be unknown. */
  readonly 'ask-password': { readonly domain: string; readonly language: Language; readonly sealed: string };
  /** Sends a push to the devices of a user, before `until` (ISO 8601); the content is shown only in the product. */
  readonly push: { readonly uid: number; readonly language: Language; readonly until?: string };
  /** Deletes expired rows and accounts. */
  readonly 'clean-up': Record<string, never>;
  /** Checks pages and menus for broken links. */
  readonly 'check-links': Record<string, never>;
  readonly 'daily-mails': SweepData;
  readonly 'phase-mails': SweepData;
  readonly 'usage-reminders': SweepData;
  readonly 'own-hour': SweepData;
  readonly 'after-messages': SweepData;
  readonly 'look-back': SweepData;
  readonly 'week-mails': SweepData;
  readonly 'buddy-progress': SweepData;
  readonly 'thinking-of-you': SweepData;
  /** Handles accounts that have been inactive for a long time. */
  readonly inactivity: SweepData;
}

export type JobName = keyof JobData;

/** Jobs that handle all accounts concerned. */
export type SweepName = { readonly [N in JobName]: SweepData extends JobData[N] ? N : never }[JobName];

interface Queue {
  readonly name: JobName;
  readonly options: QueueOptions;
  /** Cron expression with five fields, in Dutch time. */
  readonly cron?: string;
  /**
   * Rule for a run that was due while no process handled jobs. `once` replaces all missed runs by one, as soon as a
   * process is available; `by-day` does so between seven in the morning and ten at night; `skip` omits it.
   */
  readonly missed?: 'once' | 'by-day' | 'skip';
}

/** Number of attempts to send a mail without back-off, each after the mail server became reachable again. */
export const IMMEDIATE_ATTEMPTS = 40;

/** Options of mails: a mail fails for good if the mail server is unreachable for two days. */
const MAIL_RETRIES = {
  retryLimit: IMMEDIATE_ATTEMPTS + 60,
  retryDelay: 20,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 900,
};

/** Time for which finished jobs are stored; until then a repeated cause creates no second job. */
const RETENTION = { deleteAfterSeconds: 14 * 86_400, retentionSeconds: 14 * 86_400 };

/** Options of work on many rows, which resumes after an interruption without repeating anything. */
const SWEEP = { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400, expireInSeconds: 3_600 };

/** All queues of the product. No schedule runs between two and three at night, when the clock changes. */
export const QUEUES: readonly Queue[] = [
  { name: 'mail', options: { ...MAIL_RETRIES, ...RETENTION } },
  { name: 'ask-password', options: { ...MAIL_RETRIES, ...RETENTION } },
  { name: 'push', options: { retryLimit: 5, retryDelay: 20, retryBackoff: true, expireInSeconds: 300, ...RETENTION } },
  { name: 'clean-up', options: SWEEP, cron: '17 3 * * *', missed: 'once' },
  { name: 'check-links', options: SWEEP, cron: '47 3 * * *', missed: 'once' },
  { name: 'inactivity', options: SWEEP, cron: '37 3 * * *', missed: 'once' },
  { name: 'daily-mails', options: SWEEP, cron: '0 7 * * *', missed: 'by-day' },
  { name: 'after-messages', options: SWEEP, cron: '20 7 * * *', missed: 'by-day' },
  { name: 'phase-mails', options: SWEEP, cron: '30 8 * * *', missed: 'by-day' },
  { name: 'thinking-of-you', options: SWEEP, cron: '15 9 * * *', missed: 'by-day' },
  { name: 'usage-reminders', options: SWEEP, cron: '0 10 * * *', missed: 'by-day' },
  // Twenty minutes before every quarter that a reminder can be set to: from 06:00 to 01:45. A late reminder is not
  // sent.
  { name: 'own-hour', options: { ...SWEEP, retryDelay: 60 }, cron: '10,25,40,55 0-1,5-23 * * *', missed: 'skip' },
  { name: 'week-mails', options: SWEEP, cron: '0 7 * * 1', missed: 'by-day' },
  { name: 'look-back', options: SWEEP, cron: '45 9 * * 1', missed: 'by-day' },
  { name: 'buddy-progress', options: SWEEP, cron: '0 9 * * 1', missed: 'by-day' },
];
