import { number, object, string } from 'yup';
import type { DomainKey } from '#src/domains/domain.ts';
import { type Entity, readEntity } from '../entity.ts';
import { defineOperation } from '../operation.ts';
import { getNumberMember, getTextMember, type Paged, readPaged } from '../paged.ts';
import { readRecord } from '../wire.ts';
import { parseChoice, readRequiredNumber, readTextOrNull } from './pages.ts';

/** State after a save: a draft, published, or scheduled. */
export type RevisionState = 'draft' | 'published' | 'scheduled';
const REVISION_STATES: readonly RevisionState[] = ['draft', 'published', 'scheduled'];

/** One saved state of a page in a language. */
export interface RevisionRow {
  readonly vid: number;
  readonly title: string;
  readonly state: RevisionState;
  /** True for the published revision. */
  readonly isSeen: boolean;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Null for the system. */
  readonly author: string | null;
}

function readRow(raw: Readonly<Record<string, unknown>>): RevisionRow | null {
  const vid = getNumberMember(raw, 'vid');
  const state = parseChoice(raw, 'state', REVISION_STATES);
  if (vid === null || state === null) return null;
  return {
    vid,
    title: getTextMember(raw, 'title'),
    state,
    isSeen: raw.isSeen === true,
    savedAt: getTextMember(raw, 'savedAt'),
    author: readTextOrNull(raw, 'author'),
  };
}

/** Lists every saved state of a page in a language, newest first. */
export const listRevisions = defineOperation({
  name: 'list-revisions',
  method: 'GET',
  route: '/desk/pages/:nid/:language/revisions',
  access: 'editor',
  query: ({ query }: { readonly query?: { readonly page?: number } }) =>
    query?.page === undefined ? [] : [['page', String(query.page)]],
  read: ({ body }): Paged<RevisionRow> => readPaged(body, readRow),
  errors: { 403: 'not logged in as an editor', 404: 'no such page in this language' },
});

/** Content of a page in a language at a save. */
export interface PageRevision {
  readonly vid: number;
  readonly title: string;
  /** Stored values by their names in the registry. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Null for the system. */
  readonly author: string | null;
}

function readRevision(body: unknown): PageRevision {
  const raw = readRecord(body, 'revision');
  return {
    vid: readRequiredNumber(raw, 'vid'),
    title: getTextMember(raw, 'title'),
    fields: readRecord(raw.fields, 'fields'),
    savedAt: getTextMember(raw, 'savedAt'),
    author: readTextOrNull(raw, 'author'),
  };
}

/** Returns one saved state of a page in a language. */
export const openRevision = defineOperation({
  name: 'open-revision',
  method: 'GET',
  route: '/desk/pages/:nid/:language/revisions/:vid',
  access: 'editor',
  read: ({ body }) => readRevision(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such revision of this page in this language' },
});

interface Input {
  readonly body?: {
    /** The newest revision if absent. */
    readonly vid?: number;
    /** One of the page's domains; the first if absent. */
    readonly domain?: DomainKey;
  };
}

/** A URL that shows exactly one revision of a page as visitors would see it, to any holder, until it expires. */
export interface PagePreview {
  readonly url: string;
  /** ISO 8601, fifteen minutes after its creation. */
  readonly expiresAt: string;
}

/** Reads the URL of a preview. */
export function readPreviewUrl(body: unknown): PagePreview {
  const raw = readRecord(body, 'preview');
  return { url: getTextMember(raw, 'url'), expiresAt: getTextMember(raw, 'expiresAt') };
}

/** Creates the URL of a preview. */
export const previewPage = defineOperation({
  name: 'preview-page',
  method: 'POST',
  route: '/desk/pages/:nid/:language/preview',
  access: 'editor',
  touches: 'page',
  request: object({ vid: number().integer(), domain: string() }),
  body: ({ body = {} }: Input) => body,
  read: ({ body }): PagePreview => readPreviewUrl(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such page or revision, or the page is not in this domain' },
});

/** A revision to which the token gives access. */
export interface PreviewedRevision {
  /** Content as if the revision were published. */
  readonly entity: Entity;
  /** True if this revision is the published one. */
  readonly isSeen: boolean;
  /** ISO 8601. */
  readonly until: string;
  /** URL of the page at the desk. */
  readonly desk: string;
}

/** Returns the revision of a preview's token, on its host and in its language. */
export const showPreview = defineOperation({
  name: 'show-preview',
  method: 'GET',
  route: '/preview/:token',
  access: 'anyone',
  read: ({ body }): PreviewedRevision => {
    const raw = readRecord(body, 'preview');
    const entity = readEntity(raw.entity);
    return {
      entity,
      isSeen: raw.isSeen === true,
      until: getTextMember(raw, 'until'),
      desk: getTextMember(raw, 'desk'),
    };
  },
  errors: { 404: 'no such preview, or it is no longer valid' },
});
