import { array, type InferType, number, object, string } from 'yup';
import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { getNumberMember, getTextMember, type Paged, readPaged } from '../paged.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { objectWithMember } from '../shape/shape.ts';
import { readRecord } from '../wire.ts';
import {
  PAGE_STATES,
  type PageLanguage,
  type PageParams,
  type PageState,
  parseChoice,
  parseDomains,
  parseLanguage,
  parsePageLanguages,
  readRequiredNumber,
  readTextOrNull,
} from './pages.ts';

/** A page in one language, as a row of the list. */
export interface PageRow {
  readonly nid: number;
  readonly uuid: string;
  /** The newest revision. */
  readonly vid: number;
  readonly title: string;
  /** Machine name of the node type. */
  readonly type: string;
  readonly domains: readonly DomainKey[];
  readonly language: Language;
  /** Path without language prefix; null for a page without a path. */
  readonly path: string | null;
  readonly state: PageState;
  /** ISO 8601; null if nothing is scheduled. */
  readonly publishAt: string | null;
  readonly changedAt: string;
  /** Author of the last save; null for the system. */
  readonly author: string | null;
  readonly languages: readonly PageLanguage[];
}

/** A page of the list, and the number of pages of each type with the other filters unchanged. */
export interface PageListing extends Paged<PageRow> {
  readonly counts: Readonly<Record<string, number>>;
}

/** Filter by the state of a page, or by an outdated translation. */
export type PageStateFilter = PageState | 'behind';
export const PAGE_STATE_FILTERS: readonly PageStateFilter[] = [...PAGE_STATES, 'behind'];

interface Input {
  readonly query?: {
    readonly domain?: DomainKey;
    readonly language?: Language;
    /** Machine name of a node type; `addressed` for all types with nodes that have a URL. */
    readonly type?: string;
    readonly state?: PageStateFilter;
    /** Part of a title or path. */
    readonly search?: string;
    /** Part of a title or path, or consecutive words anywhere in the page. */
    readonly words?: string;
    /** The whole path, without language prefix. */
    readonly path?: string;
    /** `path`: pages with a path, sorted by it; otherwise by last save. */
    readonly order?: 'path';
    /** Page number from 0; a number beyond the end returns the last page. */
    readonly page?: number;
  };
}

function readRow(raw: Readonly<Record<string, unknown>>): PageRow | null {
  const nid = getNumberMember(raw, 'nid');
  const state = parseChoice(raw, 'state', PAGE_STATES);
  if (nid === null || state === null) return null;
  return {
    nid,
    uuid: getTextMember(raw, 'uuid'),
    vid: readRequiredNumber(raw, 'vid'),
    title: getTextMember(raw, 'title'),
    type: getTextMember(raw, 'type'),
    domains: parseDomains(raw),
    language: parseLanguage(raw),
    path: readTextOrNull(raw, 'path'),
    state,
    publishAt: readTextOrNull(raw, 'publishAt'),
    changedAt: getTextMember(raw, 'changedAt'),
    author: readTextOrNull(raw, 'author'),
    languages: parsePageLanguages(raw),
  };
}

function readCounts(body: unknown): PageListing['counts'] {
  const counts = readRecord(readRecord(body, 'pages').counts, 'counts');
  return Object.fromEntries(Object.entries(counts).map(([type, count]) => [type, Number(count)]));
}

/** Lists pages in each of their languages, last saved first. */
export const listPages = defineOperation({
  name: 'list-pages',
  method: 'GET',
  route: '/desk/pages',
  access: 'editor',
  query: ({ query = {} }: Input) =>
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)] as const],
    ),
  read: ({ body }): PageListing => ({ ...readPaged(body, readRow), counts: readCounts(body) }),
  errors: { 403: 'not logged in as an editor' },
});

/** Changes that can be applied to several pages together. */
const PAGE_CHANGES = ['publish', 'unpublish', 'bin', 'ask'] as const;
export type PageChange = (typeof PAGE_CHANGES)[number];

/** Page size of the list of pages. */
const PAGES_PAGE_SIZE = 50;

/**
 * Reason that a page was not changed: a save in between, missing values, another programme or language, a deleted page,
 * no effect, or an error.
 */
const UNCHANGED_REASONS = ['conflict', 'incomplete', 'not-approved', 'not-yours', 'gone', 'nothing', 'failed'] as const;
export type UnchangedReason = (typeof UNCHANGED_REASONS)[number];

/** Result for every page of the request. */
export interface ChangedPages {
  readonly done: readonly PageParams[];
  readonly unchanged: readonly (PageParams & { readonly reason: UnchangedReason })[];
  /** Numbers of the deleted pages in the bin; a page has one number for all its languages. */
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
  pages: array(pageBody).required().min(1, 'required').max(PAGES_PAGE_SIZE, 'too-long'),
});

/** Applies one change to several pages, each separately; returns the changed pages, and the reasons for the others. */
export const changePages = defineOperation({
  name: 'change-pages',
  method: 'POST',
  route: '/desk/page-changes',
  access: 'editor',
  touches: 'listed',
  activity: 'page',
  request: changePagesBody,
  body: ({ body }: { readonly body: InferType<typeof changePagesBody> }) => body,
  read: ({ body }): ChangedPages => parseAnswer(objectWithMember<ChangedPages>('done'), body),
  errors: {
    403: 'not logged in as an editor, or an editor without the right to publish sent a change other than `ask`',
    422: 'no pages, or more than the page size of the list',
  },
});
