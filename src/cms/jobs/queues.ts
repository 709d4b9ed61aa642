import type { QueueOptions } from 'pg-boss';
import type { Language } from '#src/domains/domain.ts';

/** Work on everybody whom something concerns, or on those from one uid up to another. */
export interface SweepData {
  readonly range?: { readonly from: number; readonly to: number };
}

/** What a job carries. Nothing of a person stands in it unsealed but the uid. */
export interface JobData {
  /** One mail, ready to be drawn and sent. */
  readonly mail: { readonly owner: number; readonly sealed: string };
  /** Somebody asked for a new password with an address that may be known or not. */
  readonly 'ask-password': { readonly domain: string; readonly language: Language; readonly sealed: string };
  /** Rings the devices of a person; what there is to see stands in the product alone. */
  readonly push: { readonly uid: number; readonly language: Language };
  /** Rows and accounts whose time is over. */
  readonly 'clean-up': Record<string, never>;
  /** Links of pages and menus that lead nowhere. */
  readonly 'check-links': Record<string, never>;
  readonly 'daily-mails': SweepData;
  readonly 'phase-mails': SweepData;
  readonly 'usage-reminders': SweepData;
  readonly 'own-hour': SweepData;
  readonly 'look-back': SweepData;
  readonly 'buddy-progress': SweepData;
  readonly 'thinking-of-you': SweepData;
  /** Who has not been seen for long. */
  readonly inactivity: SweepData;
}

export type JobName = keyof JobData;

/** The jobs that work on everybody whom something concerns. */
export type SweepName = { readonly [N in JobName]: SweepData extends JobData[N] ? N : never }[JobName];

interface Queue {
  readonly name: JobName;
  readonly options: QueueOptions;
  /** Five fields of cron, in Dutch time. */
  readonly cron?: string;
  /**
   * Rule for a run that came due while no process worked on jobs. `once` makes up for all missed runs with one, as soon
   * as a process is back; `by-day` does so between seven in the morning and ten at night; `skip` drops it.
   */
  readonly missed?: 'once' | 'by-day' | 'skip';
}

/** So many tries of a mail may follow each other without their back-off, each time the mail server is back. */
export const PROMPT_TRIES = 40;

/** A mail server may be away for two days before a mail is given up, also where it was back and away before. */
const PATIENT = {
  retryLimit: PROMPT_TRIES + 60,
  retryDelay: 20,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 900,
};

/** Finished jobs are kept this long; until then a cause that comes again makes no second job. */
const KEPT = { deleteAfterSeconds: 14 * 86_400, retentionSeconds: 14 * 86_400 };

/** Work on many rows, which begins again where it broke off without doing anything twice. */
const SWEEP = { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400, expireInSeconds: 3_600 };

/**
 * Every queue of the product. No time of a schedule lies between two and three at night: that hour comes twice or not
 * at all where the clock is changed.
 */
export const QUEUES: readonly Queue[] = [
  { name: 'mail', options: { ...PATIENT, ...KEPT } },
  { name: 'ask-password', options: { ...PATIENT, ...KEPT } },
  { name: 'push', options: { retryLimit: 5, retryDelay: 20, retryBackoff: true, expireInSeconds: 300, ...KEPT } },
  { name: 'clean-up', options: SWEEP, cron: '17 3 * * *', missed: 'once' },
  { name: 'check-links', options: SWEEP, cron: '47 3 * * *', missed: 'once' },
  { name: 'inactivity', options: SWEEP, cron: '37 3 * * *', missed: 'once' },
  { name: 'daily-mails', options: SWEEP, cron: '0 7 * * *', missed: 'by-day' },
  { name: 'phase-mails', options: SWEEP, cron: '30 8 * * *', missed: 'by-day' },
  { name: 'thinking-of-you', options: SWEEP, cron: '15 9 * * *', missed: 'by-day' },
  { name: 'usage-reminders', options: SWEEP, cron: '0 10 * * *', missed: 'by-day' },
  // Twenty minutes before every quarter at which a reminder can be set: from 06:00 to 01:45.
  // A reminder after the hour that it prepares for is of no use.
  { name: 'own-hour', options: { ...SWEEP, retryDelay: 60 }, cron: '10,25,40,55 0-1,5-23 * * *', missed: 'skip' },
  { name: 'look-back', options: SWEEP, cron: '45 9 * * 1', missed: 'by-day' },
  { name: 'buddy-progress', options: SWEEP, cron: '0 9 * * 1', missed: 'by-day' },
];
