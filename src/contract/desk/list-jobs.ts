import { type InferType, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import { parseWithSchema } from './read-by.ts';
import { readList } from './rows.ts';

const queue = object({
  name: string().required(),
  waiting: number().integer().required(),
  /** Worked on at this moment. */
  active: number().integer().required(),
  /** Failed and to be tried again. */
  retrying: number().integer().required(),
  /** Given up, among those that are remembered. */
  failed: number().integer().required(),
  /** ISO 8601: last success of a job; null where none is stored. */
  lastRunAt: string().nullable().defined(),
  /** ISO 8601; null where the queue has no times of its own. */
  nextRunAt: string().nullable().defined(),
});

export type JobQueue = InferType<typeof queue>;

/** The health of every queue of jobs. */
export const listJobs = defineOperation({
  name: 'list-jobs',
  method: 'GET',
  route: '/desk/jobs',
  access: 'administrator',
  read: ({ body }): readonly JobQueue[] => readList(body, 'queues').map((one) => parseWithSchema(queue, one, 'queue')),
});
