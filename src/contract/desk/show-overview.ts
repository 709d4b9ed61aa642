import { array, boolean, type InferType, number, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import type { PageState } from './page.ts';
import { parseWithSchema } from './read-by.ts';

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
  /** ISO 8601: start of the oldest; null where it has no meaning. */
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

const overview = object({
  /** True if the caller's account was created in the last two weeks. */
  isNew: boolean().defined(),
  waiting: array().of(waiting).defined(),
  scheduled: array().of(page).defined(),
  lately: array().of(page).defined(),
  /** Exercises that are hidden from visitors, because their form is missing. */
  missingForms: array().of(missingForm).defined(),
  alerts: array().of(alert).defined(),
  /** Accounts cannot be created: the opening list is not complete. */
  isClosed: boolean().defined(),
  maintenance: array().of(string<DomainKey>().defined()).defined(),
});

export type WaitingWork = InferType<typeof waiting>;
export type OverviewPage = InferType<typeof page>;
export type MissingForm = InferType<typeof missingForm>;
export type LiveAlert = InferType<typeof alert>;

/**
 * Start page of the desk: open work for the role, the pages scheduled next, the pages saved last (own ones and those of
 * others), and the current state of the sites.
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
