import { array, date, type InferType, object, string } from 'yup';
import { type DomainKey, LANGUAGES, type Language } from '#src/domains/domain.ts';
import { defineOperation } from '../operation.ts';
import { getTextMember } from '../paged.ts';
import type { Failure } from '../result.ts';
import { parseAnswer, parseAnswerList } from '../shape/parse-answer.ts';
import { anything, objectWithMember } from '../shape/shape.ts';
import { isRecord, readRecord } from '../wire.ts';
import { readTextOrNull } from './pages.ts';
import { type PagePreview, readPreviewUrl } from './revisions.ts';
import { domainKeySchema, lineSchema } from './rows.ts';
import { ENTRY_TYPES, type EntryKey, type EntryTypeName } from './versions.ts';

export const RELEASE_NAME_LENGTH = 80;

/** Maximum number of entries of one release, which are published in one transaction. */
export const RELEASE_LENGTH = 50;

/** Number of hours after publication in which a release can be undone as a whole. */
export const UNDO_HOURS = 24;

/** State of a release: open, planned, blocked because an entry could not be published at its time, or published. */
export type ReleaseState = 'open' | 'planned' | 'held' | 'published';

/** A named set of drafts that are published at the same moment, all of them or none. */
export interface Release {
  readonly id: number;
  readonly name: string;
  readonly state: ReleaseState;
  readonly count: number;
  /** ISO 8601; null if it is published by hand. */
  readonly publishAt: string | null;
  /** ISO 8601; null for an unpublished release. */
  readonly publishedAt: string | null;
  /** Time until which the release can be undone (ISO 8601); null for an unpublished release. */
  readonly undoUntil: string | null;
}

/**
 * Reason that an entry blocks its release: other content was published since it was added, it no longer has a draft,
 * its draft is incomplete, it belongs to another programme or language than the reader's, or its facts are not
 * approved.
 */
export const RELEASE_BLOCKS = ['conflict', 'no-draft', 'incomplete', 'not-yours', 'not-approved'] as const;
export type ReleaseBlock = (typeof RELEASE_BLOCKS)[number];

/** An entry of a release. */
export interface ReleaseEntry extends EntryKey {
  /** Name of the entry at the desk; empty if type and key identify it. */
  readonly name: string;
  readonly domains: readonly DomainKey[];
  /** ISO 8601: last save of the draft; null without a draft. */
  readonly savedAt: string | null;
  /** Author of the draft. */
  readonly author: string | null;
  /** Null if the entry can be published. */
  readonly hold: ReleaseBlock | null;
  /** Author and time of the other publication, for an entry with a conflict. */
  readonly since: { readonly by: string | null; readonly at: string } | null;
}

export interface OpenedRelease extends Release {
  readonly entries: readonly ReleaseEntry[];
}

/** Lists the unpublished releases, next first, and the last published ones. */
export const listReleases = defineOperation({
  name: 'list-releases',
  method: 'GET',
  route: '/desk/releases',
  access: 'editor',
  read: ({ body }): readonly Release[] => parseAnswerList(anything<Release>(), body),
  errors: { 403: 'not logged in as an editor' },
});

const readRelease = ({ body }: { readonly body: unknown }): OpenedRelease =>
  parseAnswer(objectWithMember<OpenedRelease>('entries'), body);

export const openRelease = defineOperation({
  name: 'open-release',
  method: 'GET',
  route: '/desk/releases/:release',
  access: 'editor',
  read: readRelease,
  errors: { 403: 'not logged in as an editor', 404: 'no such release' },
});

const entryPlace = object({
  kind: string<EntryTypeName>().oneOf(ENTRY_TYPES).required(),
  key: string().required().max(200),
});
const entryPlaces = () => array(entryPlace).max(RELEASE_LENGTH, 'too-long');

export const releaseBody = object({ name: lineSchema(RELEASE_NAME_LENGTH), add: entryPlaces().required() });

/** Creates a release with drafts; drafts of another unpublished release move to it. */
export const createRelease = defineOperation({
  name: 'make-release',
  method: 'POST',
  route: '/desk/releases',
  access: 'editor',
  touches: 'listed',
  activity: 'release',
  request: releaseBody,
  body: ({ body }: { readonly body: InferType<typeof releaseBody> }) => body,
  read: readRelease,
  errors: {
    403: 'not logged in as an editor, or a draft is outside the editor’s programmes',
    404: 'an entry has no draft; readStopped returns its key',
    422: 'no name, or too many drafts',
  },
});

export const changedReleaseBody = object({
  name: lineSchema(RELEASE_NAME_LENGTH).notRequired(),
  add: entryPlaces(),
  remove: entryPlaces(),
});

/**
 * Renames a release, and adds or removes drafts; a removed draft remains a draft. Adding an entry again accepts the
 * content published since: the release will be published over it.
 */
export const changeRelease = defineOperation({
  name: 'change-release',
  method: 'PATCH',
  route: '/desk/releases/:release',
  access: 'editor',
  touches: 'listed',
  activity: 'release',
  request: changedReleaseBody,
  body: ({ body }: { readonly body: InferType<typeof changedReleaseBody> }) => body,
  read: readRelease,
  errors: {
    403: 'not logged in as an editor, or a draft is outside the editor’s programmes',
    404: 'no such unpublished release, or an entry has no draft (readStopped returns its key)',
    422: 'an empty name, or too many drafts',
  },
});

export const releaseTimeBody = object({ publishAt: date().nullable().defined() });

/** Sets the date at which a release is published; null publishes it by hand. */
export const scheduleRelease = defineOperation({
  name: 'schedule-release',
  method: 'POST',
  route: '/desk/releases/:release/schedule',
  access: 'editor',
  touches: 'listed',
  activity: 'release',
  changesSite: true,
  request: releaseTimeBody,
  body: ({ body }: { readonly body: { readonly publishAt: string | null } }) => body,
  read: readRelease,
  errors: {
    403: 'not logged in as an editor, or an entry is outside the editor’s programmes',
    404: 'no such unpublished release',
    409: 'entries block the release; readBlockingEntries lists them',
    422: 'the date is in the past',
  },
});

/** Publishes every entry of a release in one transaction: all of them or, if one is blocked, none. */
export const publishRelease = defineOperation({
  name: 'publish-release',
  method: 'POST',
  route: '/desk/releases/:release/publish',
  access: 'editor',
  touches: 'listed',
  activity: 'release',
  changesSite: true,
  read: readRelease,
  errors: {
    403: 'not logged in as an editor, or an entry is outside the editor’s programmes',
    404: 'no such unpublished release',
    409: 'entries block the release; readBlockingEntries lists them',
  },
});

/** Restores the content from before a release was published; its drafts become drafts again, in the same release. */
export const undoRelease = defineOperation({
  name: 'undo-release',
  method: 'POST',
  route: '/desk/releases/:release/undo',
  access: 'editor',
  touches: 'listed',
  activity: 'release',
  changesSite: true,
  read: readRelease,
  errors: {
    403: 'not logged in as an editor, or an entry is outside the editor’s programmes',
    404: 'no such published release, or it was published too long ago to be undone',
    409: 'other content of an entry was published since; readBlockingEntries lists the entries',
  },
});

/** Deletes an unpublished release; its drafts remain. */
export const deleteRelease = defineOperation({
  name: 'delete-release',
  method: 'DELETE',
  route: '/desk/releases/:release',
  access: 'editor',
  touches: 'nothing',
  activity: 'release',
  answer: 'empty',
  errors: { 403: 'not logged in as an editor', 404: 'no such unpublished release' },
});

/** An entry that blocks a release, and the reason. */
export interface BlockingEntry extends EntryKey {
  readonly hold: ReleaseBlock;
}

/** Returns the entries that block a release; none if the failure lists none. */
export function readBlockingEntries({ detail }: Failure): readonly BlockingEntry[] {
  const held = isRecord(detail) ? detail.held : null;
  return Array.isArray(held) ? (held as readonly BlockingEntry[]) : [];
}

/** Number of days for which the link to a preview of a release is valid. */
export const RELEASE_PREVIEW_DAYS = 3;

/** Request header of a read of the whole site as if a release were published; its value is the token. */
export const SITE_PREVIEW_HEADER = 'x-site-preview';

export const sitePreviewBody = object({
  domain: domainKeySchema().required(),
  language: string<Language>().oneOf(LANGUAGES).required(),
});

/** Creates the URL of a preview of the whole site at the time of a release, for colleagues without an account. */
export const previewRelease = defineOperation({
  name: 'preview-release',
  method: 'POST',
  route: '/desk/releases/:release/preview',
  access: 'editor',
  touches: 'nothing',
  request: sitePreviewBody,
  body: ({ body }: { readonly body: InferType<typeof sitePreviewBody> }) => body,
  read: ({ body }): PagePreview => readPreviewUrl(body),
  errors: { 403: 'not logged in as an editor', 404: 'no such unpublished release' },
});

/** The whole site at the time of a release. */
export interface SitePreview {
  readonly token: string;
  readonly name: string;
  /** ISO 8601: the time of the release; null if it is published by hand. */
  readonly at: string | null;
  /** Number of drafts that are not shown, because they are blocked. */
  readonly held: number;
  /** ISO 8601: the link is valid until then. */
  readonly until: string;
  /** URL of the release at the desk. */
  readonly desk: string;
}

/** Returns the release of a preview's token; not cached. */
export const showSitePreview = defineOperation({
  name: 'show-site-preview',
  method: 'GET',
  route: '/site-preview/:token',
  access: 'anyone',
  read: ({ body }): SitePreview => {
    const raw = readRecord(body, 'preview');
    return {
      token: getTextMember(raw, 'token'),
      name: getTextMember(raw, 'name'),
      at: readTextOrNull(raw, 'at'),
      held: Number(raw.held),
      until: getTextMember(raw, 'until'),
      desk: getTextMember(raw, 'desk'),
    };
  },
  errors: { 404: 'no such preview, or it is no longer valid' },
});
