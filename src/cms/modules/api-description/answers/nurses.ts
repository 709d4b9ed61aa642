import { pagedShape } from '#src/contract/shape/paged-shape.ts';
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
import { createMembersShape, nullableText } from './parts.ts';

const nurse = { name: string(), general_practitioner: string() };
const scopes = object({ days: boolean(), exercises: boolean(), answers: boolean() });
const noteState = object({
  is_on: boolean(),
  note: nullable(
    object({
      sentence: string(),
      task: nullable(object({ kind: string(), webform: optional(string()), title: optional(string()) })),
      sent_on: string(),
    }),
  ),
});
const clientDay = object({
  date: string(),
  totalAmount: nullable(numeric()),
  goal: nullable(numeric()),
  startUsage: nullable(numeric()),
});
const exercise = object({
  sid: uuid(),
  uuid: uuid(),
  webform_id: string(),
  data: optional(createMembersShape()),
  labels: optional(createMembersShape(object({ label: string(), options: optional(createMembersShape()) }))),
  is_new: optional(boolean()),
});
const client = object({
  uid: integer(),
  domain: string(),
  name: string(),
  nickname: nullableText,
  avatar: nullable(integer()),
  days_registered: integer(),
  weeks_registered: integer(),
  registrations_start_date: nullableText,
  program_start_date: nullableText,
  today: string(),
  scopes,
});

/** Responses to practice nurses and their clients. */
export const NURSES_RESPONSES: Readonly<Record<string, Shape>> = {
  'find-nurse': object(nurse),
  'get-nurse-info': object(nurse),
  'pair-nurse': object(nurse),
  'get-client-invitation': object({ ...nurse, pairing_code: string() }),
  'get-nurse-scopes': scopes,
  'save-nurse-scopes': scopes,
  'get-client-note': noteState,
  'get-own-note': noteState,
  'switch-nurse-notes': noteState,
  'send-nurse-note': noteState,
  'get-client': client,
  'get-client-exercises': array(exercise),
  'get-client-registrations': pagedShape(clientDay),
  'get-nurse-view': object({ client, days: array(clientDay), exercises: array(exercise) }),
};
