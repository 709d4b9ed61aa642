import { array, number, object, string } from 'yup';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { type PageParams, readSavedPage } from './pages.ts';

interface MakePageInput {
  readonly body: {
    /** Machine name of a node type that editors create. */
    readonly type: string;
    readonly domains: readonly DomainKey[];
    readonly language: Language;
    readonly title: string;
    /** Path without language prefix; absent for a type without pages. */
    readonly path?: string;
  };
}

/** Creates a page: an empty draft with a title. */
export const createPage = defineOperation({
  name: 'make-page',
  method: 'POST',
  route: '/desk/pages',
  access: 'editor',
  touches: 'sent',
  activity: 'page',
  request: object({
    type: string().required(),
    domains: array(string().required()).required().min(1),
    language: string().oneOf(['nl', 'en']).required(),
    title: string().required(),
    path: string(),
  }),
  body: ({ body }: MakePageInput) => body,
  read: ({ body }) => readSavedPage(body),
  errors: { 403: 'not logged in as an editor', 422: 'invalid values; readViolations lists them' },
});

interface DescribePageInput {
  /** Absent members are unchanged. An opened value is not overwritten if another was stored since. */
  readonly body: {
    readonly domains?: readonly DomainKey[];
    readonly notes?: string;
    readonly openedDomains?: readonly DomainKey[];
    readonly openedNotes?: string;
  };
}

/** Maximum length of the notes of editors, in characters. */
export const PAGE_NOTES_LENGTH = 10_000;

/** Changes the properties of a page in all its languages: its domains, and the notes of editors. */
export const updatePageProperties = defineOperation({
  name: 'describe-page',
  method: 'PATCH',
  route: '/desk/pages/:nid',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  answer: 'empty',
  request: object({
    domains: array(string().required()).min(1),
    notes: string(),
    openedDomains: array(string().required()),
    openedNotes: string(),
  }),
  body: ({ body }: DescribePageInput) => body,
  read: (): null => null,
  errors: {
    403: 'not logged in as an editor',
    404: 'no such page',
    412: 'the domains or the notes were changed since they were opened',
    422: 'the notes are too long, or a path of the page is in use in a domain; readViolations lists the reasons',
  },
});

interface DuplicatePageInput {
  /** Title of the copy in this language. */
  readonly body: { readonly title: string };
}

/**
 * Copies a page's newest revision in all its languages to the draft of another page, without path and with new blocks.
 */
export const duplicatePage = defineOperation({
  name: 'duplicate-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/duplicate',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  request: object({ title: string().required() }),
  body: ({ body }: DuplicatePageInput) => body,
  read: ({ body }) => readSavedPage(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such page in this language', 422: 'the title is invalid' },
});

interface TranslatePageInput {
  /** The language to create. */
  readonly params: PageParams;
  readonly body: {
    readonly title: string;
    /** Path without language prefix; absent for a page without a path in the other language. */
    readonly path?: string;
  };
}

/** Creates another language of a page: a draft with the content of the existing language, to be translated. */
export const translatePage = defineOperation({
  name: 'translate-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/translate',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  request: object({ title: string().required(), path: string() }),
  body: ({ body }: TranslatePageInput) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such page',
    412: 'the page already has this language; readConflict returns the stored page',
    422: 'invalid values; readViolations lists them',
  },
});

interface MovePageInput {
  /** Path without language prefix. */
  readonly body: { readonly path: string };
}

/** Moves a page to another path in a language; the former path redirects there. */
export const movePage = defineOperation({
  name: 'move-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/path',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  answer: 'empty',
  request: object({ path: string().required() }),
  body: ({ body }: MovePageInput) => body,
  read: (): null => null,
  errors: {
    403: 'not logged in as an editor',
    404: 'no such page in this language',
    422: 'no path, or another page has this path; readViolations returns the reason',
  },
});

interface PublishPageInput {
  /** `at` is a future moment, ISO 8601; absent, it means now. */
  readonly body: { readonly from: number; readonly at?: string };
}

/** Publishes the newest revision, now or at a future time. */
export const publishPage = defineOperation({
  name: 'publish-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/publish',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  request: object({ from: number().integer().required(), at: string() }),
  body: ({ body }: PublishPageInput) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such page in this language',
    409: 'it contains facts that a reviewer has to approve first',
    412: 'the page was changed since it was read; readConflict returns the stored page',
    422: '`at` is in the past, or required values are missing; readViolations lists them',
  },
});

/** Unpublishes a language of a page and cancels its schedule; the content remains as a draft. */
export const unpublishPage = defineOperation({
  name: 'unpublish-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/unpublish',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  request: object({ from: number().integer().required() }),
  body: ({ body }: { readonly body: { readonly from: number } }) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such page in this language',
    412: 'the page was changed since it was read; readConflict returns the stored page',
  },
});

/** Deletes a page in all its languages, with its revisions, paths and redirects. */
export const deletePage = defineOperation({
  name: 'delete-page',
  method: 'DELETE',
  route: '/desk/pages/:nid',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  changesSite: true,
  answer: 'empty',
  read: (): null => null,
  errors: { 403: 'not logged in as an editor', 404: 'no such page' },
});

interface RestorePageInput {
  /** The revision to restore, and the currently newest one. */
  readonly body: { readonly vid: number; readonly from: number };
}

/** Creates a new draft from an old revision of the same language; later revisions remain. */
export const restorePage = defineOperation({
  name: 'restore-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/restore',
  access: 'editor',
  touches: 'page',
  activity: 'page',
  request: object({ vid: number().integer().required(), from: number().integer().required() }),
  body: ({ body }: RestorePageInput) => body,
  read: ({ body }) => readSavedPage(body),
  errors: {
    403: 'not logged in as an editor',
    404: 'no such page or revision in this language',
    412: 'the page was changed since it was read; readConflict returns the stored page',
  },
});
