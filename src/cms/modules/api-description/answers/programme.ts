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
import { createMembersShape, entity, language, textOrNull } from './parts.ts';

const createValueShapes = (of: Shape) => array(object({ value: of }));
const savedForm = object({ sid: string() });
const webform = createMembersShape();
const pair = object({ name: string() });

const savedWeek = object({
  filled: integer(),
  days: integer(),
  saved: integer(),
  none: integer(),
  sum: textOrNull,
  direction: textOrNull,
  next: textOrNull,
  dropped: array(string()),
  high: integer(),
});

/** Responses to participants: content, days, diary, forum and buddies. */
export const PROGRAMME_ANSWERS: Readonly<Record<string, Shape>> = {
  'get-node': entity,
  'get-page': entity,
  'get-paragraph': entity,
  'get-term': entity,
  'get-client-programme': entity,
  'update-diary-entry': entity,
  'update-message': entity,
  'create-comment': entity,
  'update-comment': entity,
  'anonymise-comment': entity,
  'anonymise-post': entity,
  'flag-content': entity,
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
  'begin-path': object({ number: integer(), begunOn: string(), endedOn: textOrNull }),
  'update-urge': object({ uuid: uuid(), at: string(), note: string(), helped: array(string()), help_shown: boolean() }),
  'save-test-result': object({
    uuid: uuid(),
    instrument: string(),
    version: string(),
    day: string(),
    score: nullable(numeric()),
  }),
  'say-gp-called': object({ gp_called_on: textOrNull }),
  'save-week-link': savedWeek,
  'show-week-link': object({ monday: string(), language, days: array(object({ date: string(), state: string() })) }),
  'accept-buddy-invite': pair,
  'refuse-buddy-invite': pair,
  'resume-buddy': pair,
  'unsubscribe-buddy': pair,
};
