import { array, type InferType, number, object, string } from 'yup';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import type { PageParams } from './page.ts';
import { readOne } from './rows.ts';

/** Changes for several pages at once: each is also available for a single page. */
const PAGE_CHANGES = ['publish', 'unpublish', 'bin', 'ask'] as const;
export type PageChange = (typeof PAGE_CHANGES)[number];

/** Page size of the list of pages. */
const PAGES_AT_ONCE = 50;

/**
 * Reason that a page stayed unchanged: a save in between, missing values, another programme or language, a deleted
 * page, no effect, or an error.
 */
const UNCHANGED_REASONS = ['conflict', 'incomplete', 'not-yours', 'gone', 'nothing', 'failed'] as const;
export type UnchangedReason = (typeof UNCHANGED_REASONS)[number];

/** Result for every named page. */
export interface ChangedPages {
  readonly done: readonly PageParams[];
  readonly unchanged: readonly (PageParams & { readonly reason: UnchangedReason })[];
  /** Numbers in the bin, one for each page including all its languages. */
  readonly binned: readonly number[];
}

const pageBody = object({
  nid: number().integer().positive().required(),
  language: string<Language>().oneOf(LANGUAGES).required(),
  /** The revision that the editor selected. */
  vid: number().integer().required(),
});

export const changePagesBody = object({
  change: string<PageChange>().oneOf(PAGE_CHANGES).required(),
  pages: array(pageBody).required().min(1, 'required').max(PAGES_AT_ONCE, 'too-long'),
});

/** Applies one change to several pages, each separately; returns the changed ones, and the reasons for the others. */
export const changePages = defineOperation({
  name: 'change-pages',
  method: 'POST',
  route: '/desk/page-changes',
  access: 'editor',
  touches: 'listed',
  activity: 'page',
  request: changePagesBody,
  body: ({ body }: { readonly body: InferType<typeof changePagesBody> }) => body,
  read: ({ body }): ChangedPages => readOne(body, 'done'),
  errors: {
    403: 'not for editors of content, or who may not publish does more than ask',
    422: 'no pages, or more than the list shows at once',
  },
});
