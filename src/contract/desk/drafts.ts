import { array, boolean, date, mixed, number, object, string } from 'yup';
import { defineOperation } from '../operation.ts';
import type { Failure } from '../result.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { objectWithMember } from '../shape/shape.ts';
import { isRecord } from '../wire.ts';
import { ENTRY_ROUTE, ENTRY_TYPES, type EntryKey, type EntryTypeName, type PendingChanges } from './versions.ts';

/** Returns the draft and the planned dates of an entry. */
export const openEntryDraft = defineOperation({
  name: 'open-thing',
  method: 'GET',
  route: ENTRY_ROUTE,
  access: 'editor',
  read: ({ body }): PendingChanges => parseAnswer(objectWithMember<PendingChanges>('edit'), body),
  errors: { 403: 'the staff member has no access to this entry', 404: 'no such entry type' },
});

interface DraftBodyInput {
  readonly body: {
    /** Number of the draft save that this save is based on. */
    readonly from: number;
    /** Content in the shape of a save request of the entry, without its version. */
    readonly content: Readonly<Record<string, unknown>>;
    /** Proposes the draft to a colleague who may publish; a proposed draft remains proposed. */
    readonly isAsked?: boolean;
  };
}

/** A draft in a request, not validated. */
export const draftBody = object({
  from: number().strict().integer().required(),
  content: mixed<Readonly<Record<string, unknown>>>((value): value is Readonly<Record<string, unknown>> =>
    isRecord(value),
  ).required(),
  isAsked: boolean(),
});

/** Saves a draft of an entry without validating it; visitors see it after an editor publishes it. */
export const saveDraft = defineOperation({
  name: 'save-draft',
  method: 'POST',
  route: `${ENTRY_ROUTE}/draft`,
  access: 'editor',
  touches: 'stored',
  activity: 'thing',
  request: draftBody,
  body: ({ body }: DraftBodyInput) => body,
  read: ({ body }): PendingChanges => parseAnswer(objectWithMember<PendingChanges>('edit'), body),
  errors: {
    403: 'the staff member has no access to this entry',
    404: 'no such entry',
    412: 'the draft was saved or the entry was published since it was read',
  },
});

interface DiscardInput {
  /** Number of the draft save that is discarded. */
  readonly query: { readonly from: number };
}

/** Discards the draft of an entry with its planned date; it is stored as a version. */
export const discardSavedDraft = defineOperation({
  name: 'drop-draft',
  method: 'DELETE',
  route: `${ENTRY_ROUTE}/draft`,
  access: 'editor',
  touches: 'stored',
  activity: 'thing',
  answer: 'empty',
  query: ({ query }: DiscardInput) => [['from', String(query.from)]],
  errors: {
    403: 'the staff member has no access to this entry',
    404: 'no such entry type',
    412: 'the draft was saved or the entry was published since it was read',
  },
});

interface ScheduleBodyInput {
  readonly body: {
    readonly from: number;
    /**
     * ISO 8601: time at which the draft is published; null if it is published manually. Pages have a separate
     * schedule operation.
     */
    readonly publishAt: string | null;
    /** ISO 8601: time at which the published content ends; null for no end. */
    readonly endAt: string | null;
  };
}

/** Planned dates in a request. */
export const scheduleBody = object({
  from: number().strict().integer().required(),
  publishAt: date().nullable().defined(),
  endAt: date().nullable().defined(),
});

/**
 * Sets the dates at which the draft of an entry is published, and at which its publication ends. An entry with a switch
 * (a page, an alert, a form, a self-test) is then hidden; for others the previous version is restored.
 */
export const scheduleEntry = defineOperation({
  name: 'schedule-thing',
  method: 'POST',
  route: `${ENTRY_ROUTE}/schedule`,
  access: 'editor',
  touches: 'stored',
  activity: 'thing',
  changesSite: true,
  request: scheduleBody,
  body: ({ body }: ScheduleBodyInput) => body,
  read: ({ body }): PendingChanges => parseAnswer(objectWithMember<PendingChanges>('edit'), body),
  errors: {
    403: 'the staff member has no access to this entry',
    404: 'no such entry, or it has no draft',
    409: 'it contains facts that a reviewer has to approve first',
    412: 'the draft was saved or the entry was published since it was read',
    422: 'a date is in the past, the dates are in the wrong order, or the draft cannot be published',
  },
});

/** Page size of the list of drafts. */
export const DRAFTS_PAGE_SIZE = 25;

/** A draft as the editor saw it: `edit` is its number of saves, or the newest revision of a page. */
export interface DraftVersion extends EntryKey {
  readonly edit: number;
}

const seenDraft = object({
  kind: string<EntryTypeName>().oneOf(ENTRY_TYPES).required(),
  key: string().required().max(200),
  edit: number().strict().integer().required(),
});

export const publishDraftsBody = object({
  drafts: array(seenDraft).required().min(1, 'required').max(DRAFTS_PAGE_SIZE, 'too-long'),
});

/** Publishes several drafts together: all of them or, if one is refused, none. */
export const publishDrafts = defineOperation({
  name: 'publish-drafts',
  method: 'POST',
  route: '/desk/drafts',
  access: 'editor',
  touches: 'listed',
  activity: 'thing',
  changesSite: true,
  request: publishDraftsBody,
  body: ({ body }: { readonly body: { readonly drafts: readonly DraftVersion[] } }) => body,
  answer: 'empty',
  errors: {
    403: 'the staff member has no access to an entry, or an entry is outside the editor’s programmes',
    404: 'a draft no longer exists; readStopped returns its key',
    409: 'it contains facts that a reviewer has to approve first',
    412: 'a draft was changed since it was read; readStopped returns its key',
    422: 'no drafts or too many, or a draft cannot be published; readStopped returns its key',
  },
});

/** Returns the draft that was refused; null if the failure contains none. */
export function readStopped({ detail }: Failure): EntryKey | null {
  const stopped = isRecord(detail) ? detail.stopped : null;
  return isRecord(stopped) ? (stopped as unknown as EntryKey) : null;
}
