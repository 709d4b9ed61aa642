import { createPagedShape, pagedShape } from '#src/contract/shape/paged-shape.ts';
import {
  anything,
  array,
  boolean,
  domain,
  integer,
  nullable,
  object,
  type Shape,
  string,
  uuid,
} from '#src/contract/shape/shape.ts';
import { createMembersShape, entityShape, languageShape, nullableText } from './parts.ts';

const version = object({ title: string(), fields: createMembersShape() });
const savedPage = object({ nid: integer(), vid: integer(), state: string() });
const previewAddress = object({ url: string(), expiresAt: string() });
const pending = object({
  edit: integer(),
  draft: nullable(object({ content: createMembersShape(), savedAt: string(), author: nullableText })),
  askedBy: nullableText,
  stoppedAt: nullableText,
  publishAt: nullableText,
  endAt: nullableText,
});
const release = object({
  id: integer(),
  name: string(),
  state: string(),
  count: integer(),
  publishAt: nullableText,
  publishedAt: nullableText,
  undoUntil: nullableText,
  entries: array(
    object({
      kind: string(),
      key: string(),
      name: string(),
      domains: array(domain()),
      savedAt: nullableText,
      author: nullableText,
      hold: nullableText,
      since: nullable(object({ by: nullableText, at: string() })),
    }),
  ),
});

/** Responses to the desk about pages, drafts, revisions and releases. */
export const PAGES_RESPONSES: Readonly<Record<string, Shape>> = {
  'get-approval': object({ open: nullable(createMembersShape()), refused: nullable(createMembersShape()) }),
  'read-drafts': object({
    entries: array(
      object({ kind: string(), key: string(), name: string(), before: nullable(version), after: nullable(version) }),
    ),
    version: string(),
    until: string(),
  }),
  'make-approval-link': object({ url: string() }),
  'list-approval-links': object({
    links: array(object({ id: integer(), until: string(), isOver: boolean() })),
    answers: array(
      object({
        id: integer(),
        name: string(),
        role: string(),
        answer: string(),
        remarks: array(createMembersShape()),
        at: string(),
        isCurrent: boolean(),
      }),
    ),
  }),
  'save-draft': pending,
  'schedule-thing': pending,
  'open-other-language': object({
    language: languageShape,
    vid: integer(),
    title: string(),
    fields: createMembersShape(),
    before: nullable(version),
  }),
  'open-page': object({
    nid: integer(),
    uuid: uuid(),
    type: string(),
    domains: array(domain()),
    notes: string(),
    vid: nullable(integer()),
    publishedVid: nullable(integer()),
    state: nullableText,
    publishAt: nullableText,
    changedAt: nullableText,
    author: nullableText,
    title: string(),
    fields: createMembersShape(),
    path: nullableText,
    language: languageShape,
  }),
  'save-page': savedPage,
  'duplicate-page': savedPage,
  'publish-page': savedPage,
  'unpublish-page': savedPage,
  'restore-page': savedPage,
  'translate-page': savedPage,
  'list-page-notes': createPagedShape(
    object({
      id: integer(),
      block: nullable(uuid()),
      words: string(),
      author: nullableText,
      writtenAt: string(),
      isDone: boolean(),
    }),
  ),
  'list-revisions': pagedShape(
    object({
      vid: integer(),
      title: string(),
      savedAt: string(),
      author: nullableText,
      state: string(),
      isSeen: boolean(),
    }),
  ),
  'open-revision': object({
    vid: integer(),
    title: string(),
    savedAt: string(),
    author: nullableText,
    fields: createMembersShape(),
  }),
  'preview-page': previewAddress,
  'preview-release': previewAddress,
  'show-preview': object({ entity: entityShape, isSeen: boolean(), until: string(), desk: string() }),
  'show-site-preview': object({
    token: string(),
    name: string(),
    at: nullableText,
    held: integer(),
    until: string(),
    desk: string(),
  }),
  'make-release': release,
  'open-release': release,
  'change-release': release,
  'publish-release': release,
  'schedule-release': release,
  'undo-release': release,
  'list-affected': object({
    entities: array(
      object({
        nid: nullable(integer()),
        title: string(),
        type: string(),
        language: languageShape,
        path: nullableText,
      }),
    ),
    pager: anything(),
  }),
  'bring-back': object({ kind: string(), key: string(), isWhole: boolean() }),
};
