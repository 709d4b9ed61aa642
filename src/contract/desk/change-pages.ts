import { array, type InferType, number, object, string } from 'yup';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import type { PageParams } from './page.ts';
import { readOne } from './rows.ts';

/** What can be done to several pages at once: what can be done to each of them by itself. */
const PAGE_CHANGES = ['publish', 'unpublish', 'bin', 'ask'] as const;
export type PageChange = (typeof PAGE_CHANGES)[number];

/** As many as the list of pages shows at once. */
const PAGES_AT_ONCE = 50;

/**
 * Why a page stays as it is: somebody saved it meanwhile, values are missing, it belongs to another programme or
 * language, it is gone, there was nothing to change, or it went wrong.
 */
const UNCHANGED_REASONS = ['conflict', 'incomplete', 'not-yours', 'gone', 'nothing', 'failed'] as const;
export type UnchangedReason = (typeof UNCHANGED_REASONS)[number];

/** What became of every page that was named. */
export interface ChangedPages {
  readonly done: readonly PageParams[];
  readonly unchanged: readonly (PageParams & { readonly reason: UnchangedReason })[];
  /** What lies in the bin since, a line for each page whatever its languages. */
  readonly binned: readonly number[];
}

const pageBody = object({
  nid: number().integer().positive().required(),
  language: string<Language>().oneOf(LANGUAGES).required(),
  /** The revision that whoever chose the page saw. */
  vid: number().integer().required(),
});

export const changePagesBody = object({
  change: string<PageChange>().oneOf(PAGE_CHANGES).required(),
  pages: array(pageBody).required().min(1, 'required').max(PAGES_AT_ONCE, 'too-long'),
});

/** Does one thing to several pages; each is a change of its own, and the answer says which were changed and why not. */
export const changePages = defineOperation({
  name: 'change-pages',
  method: 'POST',
  route: '/desk/page-changes',
  access: 'editor',
  touches: 'listed',
  activity: 'page',
  path: (_input: { readonly body: InferType<typeof changePagesBody> }) => '/desk/page-changes',
  request: changePagesBody,
  body: ({ body }) => body,
  read: ({ body }): ChangedPages => readOne(body, 'done'),
  errors: {
    403: 'not for editors of content, or who may not publish does more than ask',
    422: 'no pages, or more than the list shows at once',
  },
});
