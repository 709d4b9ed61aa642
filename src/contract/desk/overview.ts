import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { castRow, type Paged, readPaged } from '../paged.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import {
  anything,
  array,
  boolean,
  choices,
  integer,
  nullable,
  object,
  type ShapeValue,
  string,
} from '../shape/shape.ts';
import type { PageState } from './pages.ts';
import { toQueryEntries } from './rows.ts';
import type { EntryKey, EntryTypeName } from './versions.ts';

/** Kinds of open work for staff, most urgent first. */
export const OPEN_WORK_KINDS = [
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
export type OpenWorkKind = (typeof OPEN_WORK_KINDS)[number];

const waitingShape = object({
  kind: choices(OPEN_WORK_KINDS),
  /** Number of open items, at least 1. */
  count: integer(1),
  /** Start of the oldest item (ISO 8601); null if this kind of work has no start. */
  since: nullable(string()),
});

const page = object({
  nid: integer(),
  language: string<Language>(),
  title: string(),
  type: string(),
  domains: array(string<DomainKey>()),
  state: string<PageState>(),
  /** ISO 8601. */
  changedAt: string(),
  /** ISO 8601; null if nothing is scheduled. */
  publishAt: nullable(string()),
  /** Author of the last save; null for the system, empty for a deleted account. */
  author: nullable(string()),
  /** True if the caller made the last save. */
  isOwn: boolean(),
});

const alert = object({
  id: integer(),
  type: choices(['crisis', 'info']),
  domains: array(string<DomainKey>()),
  title: string(),
});

const missingForm = object({
  /** Page and language of the programme that contains the exercise. */
  nid: integer(),
  language: string<Language>(),
  domains: array(string<DomainKey>()),
  /** Title of the exercise, and the form that it references. */
  exercise: string(),
  webform: string(),
});

const heldEntry = object({
  kind: string<EntryTypeName | 'release'>(),
  key: string(),
  /** Name of the entry at the desk; empty if type and key identify it. */
  name: string(),
  /** ISO 8601: time at which it was to be published. */
  at: string(),
});

const overview = object({
  /** True if the caller's account was created in the last two weeks. */
  isNew: boolean(),
  waiting: array(waitingShape),
  scheduled: array(page),
  lately: array(page),
  /** Releases and drafts that were not published at their planned time, oldest first. */
  held: array(heldEntry),
  /** Exercises that are hidden from visitors, because their form is missing. */
  missingForms: array(missingForm),
  alerts: array(alert),
  /** True if accounts cannot be created because the opening list is not complete. */
  isClosed: boolean(),
  maintenance: array(string<DomainKey>()),
});

export type OpenWork = ShapeValue<typeof waitingShape>;
export type OverviewPage = ShapeValue<typeof page>;
export type MissingForm = ShapeValue<typeof missingForm>;
export type OverdueEntry = ShapeValue<typeof heldEntry>;
export type ActiveAlert = ShapeValue<typeof alert>;

/**
 * Content of the desk's start page: open work for the role, the pages scheduled next, the pages last saved by the
 * caller and by others, and the current state of the sites.
 */
export type DeskOverview = ShapeValue<typeof overview>;

/** Returns the most important information for a staff member, limited to the role. */
export const showOverview = defineOperation({
  name: 'show-overview',
  method: 'GET',
  route: '/desk/overview',
  access: 'staff',
  answerShape: overview,
  read: ({ body }): DeskOverview => parseAnswer(overview, body),
  errors: { 403: 'not logged in as a staff member' },
});

/** A draft, or an entry with a planned start or end. */
export interface PendingRow extends EntryKey {
  /** Name of the entry at the desk; empty if type and key identify it. */
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
  read: ({ body }): Paged<PendingRow> => readPaged(body, castRow<PendingRow>),
  errors: { 403: 'not logged in as an editor' },
});

const queue = object({
  name: string(),
  waiting: integer(),
  /** Jobs in progress. */
  active: integer(),
  /** Failed jobs that will be retried. */
  retrying: integer(),
  /** Jobs that failed for good, among those that are stored. */
  failed: integer(),
  /** ISO 8601: last success of a job; null if none is stored. */
  lastRunAt: nullable(string()),
  /** ISO 8601; null if the queue has no schedule. */
  nextRunAt: nullable(string()),
});

export type JobQueue = ShapeValue<typeof queue>;

/** Lists every job queue with its health. */
export const listJobs = defineOperation({
  name: 'list-jobs',
  method: 'GET',
  route: '/desk/jobs',
  access: 'administrator',
  read: ({ body }): readonly JobQueue[] =>
    parseAnswerList(anything<JobQueue>(), body, 'queues').map((item) => parseAnswer(queue, item)),
});
