import type { QueueOptions } from 'pg-boss';
import type { Language } from '#src/domains/domain.ts';

/** What a job carries. Nothing of a person stands in it unsealed but the uid. */
export interface JobData {
  /** One mail, ready to be drawn and sent. */
  readonly mail: { readonly owner: number; readonly sealed: string };
  /** Somebody asked for a new password with an address that may be known or not. */
  readonly 'ask-password': { readonly domain: string; readonly language: Language; readonly sealed: string };
  /** Rows and accounts whose time is over. */
  readonly 'clean-up': Record<string, never>;
  /** Who has not been seen for long. */
  readonly inactivity: Record<string, never>;
}

export type JobName = keyof JobData;

interface Queue {
  readonly name: JobName;
  readonly options: QueueOptions;
  /** Five fields of cron, in Dutch time. */
  readonly cron?: string;
}

/** A mail server may be away for two days before a mail is given up. */
const PATIENT = { retryLimit: 60, retryDelay: 20, retryBackoff: true, retryDelayMax: 3_600, expireInSeconds: 900 };

/** Finished jobs are kept this long; until then a cause that comes again makes no second job. */
const KEPT = { deleteAfterSeconds: 14 * 86_400, retentionSeconds: 14 * 86_400 };

/** Every queue of the product. */
export const QUEUES: readonly Queue[] = [
  { name: 'mail', options: { ...PATIENT, ...KEPT } },
  { name: 'ask-password', options: { ...PATIENT, ...KEPT } },
  { name: 'clean-up', options: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 }, cron: '17 3 * * *' },
  { name: 'inactivity', options: { retryLimit: 3, retryDelay: 300, deleteAfterSeconds: 86_400 }, cron: '37 3 * * *' },
];
