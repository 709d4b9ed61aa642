import {
  array,
  boolean,
  integer,
  nullable,
  numeric,
  object,
  optional,
  type Shape,
  string,
  uuid,
} from '#src/contract/shape/shape.ts';
import { createMembersShape, entityShape, languageShape, nullableText } from './parts.ts';

const createValueShapes = (of: Shape) => array(object({ value: of }));
const savedForm = object({ sid: string() });
const webform = createMembersShape();
const pair = object({ name: string() });

const savedWeek = object({
  filled: integer(),
  days: integer(),
  saved: integer(),
  none: integer(),
  sum: nullableText,
  direction: nullableText,
  next: nullableText,
  dropped: array(string()),
  high: integer(),
});

/** Responses to participants: content, days, diary, forum and buddies. */
export const PROGRAMME_RESPONSES: Readonly<Record<string, Shape>> = {
  'get-node': entityShape,
  'get-page': entityShape,
  'get-paragraph': entityShape,
  'get-term': entityShape,
  'get-client-programme': entityShape,
  'update-diary-entry': entityShape,
  'update-message': entityShape,
  'create-comment': entityShape,
  'update-comment': entityShape,
  'anonymise-comment': entityShape,
  'anonymise-post': entityShape,
  'flag-content': entityShape,
  'object-to-decision': object({
    field_answer_before: createValueShapes(string()),
    field_help_shown: createValueShapes(boolean()),
  }),
  'object-to-suspension': object({
    field_answer_before: createValueShapes(string()),
    field_help_shown: createValueShapes(boolean()),
  }),
  'translate-path': object({
    resolved: string(),
    isHomePath: optional(boolean()),
    entity: optional(object({ canonical: string(), type: string(), bundle: string(), id: string(), uuid: uuid() })),
    redirect: optional(array(object({ from: string(), to: string(), status: string() }))),
  }),
  'save-goal': savedForm,
  'update-goal': savedForm,
  'get-webform-fields': webform,
  'get-client-webform': webform,
  'get-registrations-overview': createMembersShape(
    object({
      totalAmount: nullable(numeric()),
      goal: nullable(numeric()),
      items: createMembersShape(createMembersShape()),
    }),
  ),
  'begin-path': object({ number: integer(), begunOn: string(), endedOn: nullableText }),
  'update-urge': object({ uuid: uuid(), at: string(), note: string(), helped: array(string()), help_shown: boolean() }),
  'save-test-result': object({
    uuid: uuid(),
    instrument: string(),
    version: string(),
    day: string(),
    score: nullable(numeric()),
  }),
  'say-gp-called': object({ gp_called_on: nullableText }),
  'save-week-link': savedWeek,
  'show-week-link': object({
    monday: string(),
    language: languageShape,
    days: array(object({ date: string(), state: string() })),
  }),
  'accept-buddy-invite': pair,
  'refuse-buddy-invite': pair,
  'resume-buddy': pair,
  'unsubscribe-buddy': pair,
};
