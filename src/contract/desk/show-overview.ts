import { array, boolean, type InferType, number, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import type { PageState } from './page.ts';
import { readBy } from './read-by.ts';

/** What may wait for somebody of the staff, the most pressing first. */
export const WAITING_KINDS = [
  'urgent-texts',
  'reported-texts',
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
  /** ISO 8601: since when the oldest waits; null where that says nothing. */
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
  /** ISO 8601; null where nothing is scheduled. */
  publishAt: string().nullable().defined(),
  /** Who saved it last; null for the system itself, empty for an account that is gone. */
  author: string().nullable().defined(),
  /** Whether that was the one who asks. */
  isOwn: boolean().defined(),
});

const alert = object({
  id: number().integer().defined(),
  type: string().oneOf(['crisis', 'info']).defined(),
  domains: array().of(string<DomainKey>().defined()).defined(),
  title: string().defined(),
});

const missingForm = object({
  /** The programme's page and language, where the exercise stands. */
  nid: number().integer().defined(),
  language: string<Language>().defined(),
  domains: array().of(string<DomainKey>().defined()).defined(),
  /** Title of the exercise, and the form that it names. */
  exercise: string().defined(),
  webform: string().defined(),
});

const overview = object({
  /** Whether the one who asks came to the desk in the last two weeks. */
  isNew: boolean().defined(),
  waiting: array().of(waiting).defined(),
  scheduled: array().of(page).defined(),
  lately: array().of(page).defined(),
  /** Exercises that visitors are not shown, because their form is missing. */
  missingForms: array().of(missingForm).defined(),
  alerts: array().of(alert).defined(),
  /** People cannot make accounts: the opening list is not done. */
  isClosed: boolean().defined(),
  maintenance: array().of(string<DomainKey>().defined()).defined(),
});

export type Waiting = InferType<typeof waiting>;
export type OverviewPage = InferType<typeof page>;
export type MissingForm = InferType<typeof missingForm>;
export type LiveAlert = InferType<typeof alert>;

/**
 * Where somebody of the staff begins: what waits for a person of this role, the pages that publish themselves next, the
 * pages that were saved lately (the own ones and those of others), and what visitors of a site meet at this moment.
 */
export type DeskOverview = InferType<typeof overview>;

/** What a member of the staff should know before anything else; who has nothing to do with a thing is not told of it. */
export const showOverview = defineOperation({
  name: 'show-overview',
  method: 'GET',
  route: '/desk/overview',
  access: 'staff',
  path: (_input: object) => '/desk/overview',
  read: ({ body }): DeskOverview => readBy(overview, body, 'overview'),
  errors: { 403: 'not of the staff' },
});
