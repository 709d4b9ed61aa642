import { createPagedShape } from '#src/contract/shape/paged-shape.ts';
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
import { createMembersShape, languageShape, nullableText } from './parts.ts';

const inLanguages = (of: Shape) => object({ nl: of, en: of });
const facts = object({
  facts: array(
    object({
      id: string(),
      textHash: string(),
      risk: integer(),
      text: string(),
      place: object({ kind: string(), id: string() }),
      title: string(),
      sources: array(string()),
      years: array(integer()),
    }),
  ),
});
const helpLines = object({
  lines: array(
    object({
      id: string(),
      name: inLanguages(string()),
      phone: string(),
      isPaid: boolean(),
      isDanger: boolean(),
      shown: createMembersShape(),
      check: nullable(createMembersShape()),
      checkedOn: nullableText,
      checkedBy: nullableText,
      isOld: boolean(),
    }),
  ),
});
const picture = {
  id: integer(),
  uuid: uuid(),
  name: string(),
  url: string(),
  width: integer(),
  height: integer(),
  bytes: integer(),
  alt: inLanguages(string()),
};
const selfTest = object({
  typed: createMembersShape(string()),
  revision: nullable(integer()),
  isWhole: boolean(),
  clearance: nullable(createMembersShape()),
  isShipped: boolean(),
});
const editableWebform = object({
  id: string(),
  domains: array(domain()),
  isOpen: boolean(),
  isSensitive: boolean(),
  notes: string(),
  texts: inLanguages(nullable(createMembersShape())),
  revision: nullable(integer()),
  isOwn: boolean(),
  isNeeded: boolean(),
  answers: integer(),
  changedAt: nullableText,
});
const member = object({
  uid: integer(),
  name: string(),
  mail: nullableText,
  role: string(),
  state: string(),
  language: languageShape,
  has_second_factor: boolean(),
  last_seen: nullableText,
  rights: createMembersShape(),
});
const imported = object({
  isApplied: boolean(),
  parts: array(object({ part: string(), new: integer(), changed: integer(), same: integer() })),
  refused: array(object({ file: string(), text: string() })),
});

/** Responses to the desk about entries, media, forms and staff. */
export const LIBRARY_RESPONSES: Readonly<Record<string, Shape>> = {
  'get-api-description': object({ openapi: string(), paths: createMembersShape() }),
  'list-facts': facts,
  'sign-facts': facts,
  'list-help-lines': helpLines,
  'check-help-line': helpLines,
  'list-activity': object({
    ...createPagedShape(
      object({
        id: integer(),
        at: string(),
        action: string(),
        kind: string(),
        key: string(),
        name: string(),
        by: nullableText,
      }),
    ).fields,
    colleagues: array(anything()),
  }),
  'save-mail': object({
    mail: string(),
    language: languageShape,
    text: createMembersShape(),
    version: string(),
    original: createMembersShape(),
  }),
  'open-test-mail': object({
    isLocal: boolean(),
    isOpen: boolean(),
    points: array(createMembersShape()),
    hasOwnKeys: boolean(),
  }),
  'open-media': object({
    ...picture,
    usedBy: array(createMembersShape()),
    olderVersions: integer(),
    isYours: boolean(),
  }),
  'update-media': object(picture),
  'upload-media': object(picture),
  'replace-media': object(picture),
  'save-menu': object({
    entries: array(object({ uuid: nullable(uuid()), title: string(), href: string(), isOn: boolean() })),
    version: string(),
  }),
  'list-jobs': object({
    queues: array(
      object({ name: string(), waiting: integer(), active: integer(), retrying: integer(), failed: integer() }),
    ),
  }),
  'open-self-test': selfTest,
  'save-self-test': selfTest,
  'clear-self-test': selfTest,
  'withdraw-self-test': selfTest,
  'list-staff': object({ members: array(member) }),
  'change-staff': member,
  'import-content': imported,
  'check-content': imported,
  'open-webform': editableWebform,
  'save-webform': editableWebform,
};
