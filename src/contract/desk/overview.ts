import { array, boolean, type InferType, number, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import type { PageState } from './pages.ts';
import { parseWithSchema, type Rows, readList, readRows, toQueryEntries } from './rows.ts';
import type { EntryPlace, EntryTypeName } from './versions.ts';

/** Kinds of open work for staff, most urgent first. */
export const WAITING_KINDS = [
  'urgent-texts',
  'held-texts',
  'reported-texts',
  'objections',
  'nurse-applications',
  'failed-jobs',
  'failed-mails',
  'approvals',
  'proposals',
  'changed-pages',
  'draft-pages',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

const waiting = object({
  kind: string().oneOf(WAITING_KINDS).defined(),
  /** At least one. */
  count: number().integer().min(1).defined(),
  /** ISO 8601: start of the oldest; null if the work has no start. */
  since: string().nullable().defined(),
});

const page = object({
  nid: number().integer().defined(),
  language: string<Language>().defined(),
  title: string().defined(),
  type: string().defined(),
  domains: array().of(string<DomainKey>().defined()).defined(),
  state: string<PageState>().defined(),
  /** ISO 8601. */
  changedAt: string().defined(),
  /** ISO 8601; null if nothing is scheduled. */
  publishAt: string().nullable().defined(),
  /** Author of the last save; null for the system itself, empty for a deleted account. */
  author: string().nullable().defined(),
  /** True if that was the caller. */
  isOwn: boolean().defined(),
});

const alert = object({
  id: number().integer().defined(),
  type: string().oneOf(['crisis', 'info']).defined(),
  domains: array().of(string<DomainKey>().defined()).defined(),
  title: string().defined(),
});

const missingForm = object({
  /** Page and language of the programme with the exercise. */
  nid: number().integer().defined(),
  language: string<Language>().defined(),
  domains: array().of(string<DomainKey>().defined()).defined(),
  /** Title of the exercise, and the form that it references. */
  exercise: string().defined(),
  webform: string().defined(),
});

const heldEntry = object({
  kind: string<EntryTypeName | 'release'>().defined(),
  key: string().defined(),
  /** Its name at the desk; empty if type and key identify it. */
  name: string().defined(),
  /** ISO 8601: time at which it was to be published. */
  at: string().defined(),
});

const overview = object({
  /** True if the caller's account was created in the last two weeks. */
  isNew: boolean().defined(),
  waiting: array().of(waiting).defined(),
  scheduled: array().of(page).defined(),
  lately: array().of(page).defined(),
  /** Exercises that are hidden from visitors, because their form is missing. */
  missingForms: array().of(missingForm).defined(),
  /** Releases and drafts that were not published at their planned time, oldest first. */
  held: array().of(heldEntry).defined(),
  alerts: array().of(alert).defined(),
  /** Accounts cannot be created: the opening list is not complete. */
  isClosed: boolean().defined(),
  maintenance: array().of(string<DomainKey>().defined()).defined(),
});

export type WaitingWork = InferType<typeof waiting>;
export type OverviewPage = InferType<typeof page>;
export type MissingForm = InferType<typeof missingForm>;
export type NotPublished = InferType<typeof heldEntry>;
export type LiveAlert = InferType<typeof alert>;

/**
 * Start page of the desk: open work for the role, the pages scheduled next, the pages last saved by the caller and by
 * others, and the current state of the sites.
 */
export type DeskOverview = InferType<typeof overview>;

/** Returns the most important information for a staff member, limited to the role. */
export const showOverview = defineOperation({
  name: 'show-overview',
  method: 'GET',
  route: '/desk/overview',
  access: 'staff',
  read: ({ body }): DeskOverview => parseWithSchema(overview, body, 'overview'),
  errors: { 403: 'not of the staff' },
});

/** A draft, or an entry with a planned start or end. */
export interface WaitingRow extends EntryPlace {
  /** Its name at the desk; empty if type and key identify it. */
  readonly name: string;
  /** Number of draft saves, for a page its newest revision; null without a draft to publish. */
  readonly edit: number | null;
  /** ISO 8601; null if only an end is planned. */
  readonly savedAt: string | null;
  readonly author: string | null;
  /** Author of the proposal to publish it; null if it is not proposed. */
  readonly askedBy: string | null;
  /** ISO 8601: time at which other content was published instead of the planned draft. */
  readonly stoppedAt: string | null;
  readonly publishAt: string | null;
  readonly endAt: string | null;
}

/** Lists every entry with a draft or a planned date, next first. */
export const listWaiting = defineOperation({
  name: 'list-waiting',
  method: 'GET',
  route: '/desk/waiting',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) => toQueryEntries(query),
  read: ({ body }): Rows<WaitingRow> => readRows(body),
  errors: { 403: 'not logged in as an editor' },
});

const queue = object({
  name: string().required(),
  waiting: number().integer().required(),
  /** Jobs in progress. */
  active: number().integer().required(),
  /** Failed jobs that will be retried. */
  retrying: number().integer().required(),
  /** Jobs that failed for good, among those that are stored. */
  failed: number().integer().required(),
  /** ISO 8601: last success of a job; null if none is stored. */
  lastRunAt: string().nullable().defined(),
  /** ISO 8601; null if the queue has no schedule. */
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
