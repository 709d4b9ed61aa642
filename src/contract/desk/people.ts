import { accept } from '#src/rules/fields/parse-result.ts';
import { readBodyText } from '#src/rules/fields/text.ts';
import { MODERATION_REASON_LENGTH, STAFF_MESSAGE_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import {
  anything,
  array,
  choices,
  integer,
  nullable,
  numeric,
  object,
  optional,
  type ShapeValue,
  string,
} from '../shape/shape.ts';
import {
  BROKEN_RULES,
  type BrokenRule,
  DECISION_SOURCES,
  type DecisionSource,
  groundsFields,
  type ModeratedParams,
  moderationAction,
} from './moderation.ts';
import { toQueryEntries } from './rows.ts';

/** Creates the shape of a restriction: YYYY-MM-DD of the last day; null for no end. */
const restriction = () => nullable(object({ until: nullable(string()) }));

/** A participant for moderators: without mail address and name. */
export const personSummary = object({
  uid: numeric(),
  domain: string(),
  nickname: string(),
  language: string(),
  /** ISO 8601: creation of the account. */
  since: string(),
  /** Number of the participant's forum posts and comments. */
  texts: numeric(),
  /** Null for an account that is not suspended. */
  suspended: restriction(),
  /** Null for a participant who may write on the forum. */
  silenced: restriction(),
});

export type PersonSummary = ShapeValue<typeof personSummary>;

interface FoundPersonInput {
  readonly query: { readonly domain: string; readonly nickname: string };
}

/** Finds the participants of a programme by nickname. Returns no other personal data. */
export const findPeople = defineOperation({
  name: 'find-people',
  method: 'GET',
  route: '/desk/people',
  access: 'moderator',
  query: ({ query }: FoundPersonInput) => toQueryEntries(query),
  answerShape: array(personSummary),
  read: ({ body }): readonly PersonSummary[] => parseAnswer(array(personSummary), body),
  errors: { 403: 'not logged in as a moderator' },
});

/**
 * Action about a participant: suspends the account (no login) or silences it on the forum (reading remains possible),
 * or undoes either.
 */
export const RESTRICTION_ACTIONS = ['suspend', 'unsuspend', 'silence', 'unsilence'] as const;
export type RestrictionAction = (typeof RESTRICTION_ACTIONS)[number];

/** Number of days; `none` has no end. */
export const RESTRICTION_DAYS = ['1', '3', '7', '14', '30', '90', 'none'] as const;

/** Form with the reason and duration of a restriction; the reason is for the staff's record. */
export const restrictionForm = defineForm({
  days: (input: string) => accept(RESTRICTION_DAYS.find((days) => days === input) ?? '7'),
  reason: (input: string) => readBodyText(input, MODERATION_REASON_LENGTH),
  ...groundsFields,
});

const personShape = object({
  person: personSummary,
  /** Actions of staff about the participant, newest first. */
  actions: array(moderationAction),
});

export type OpenedPerson = ShapeValue<typeof personShape>;

/** A participant for moderators, with all actions about them. */
export const openPerson = defineOperation({
  name: 'open-person',
  method: 'GET',
  route: '/desk/people/:uid',
  access: 'moderator',
  answerShape: personShape,
  read: ({ body }) => parseAnswer(personShape, body),
  errors: { 403: 'not logged in as a moderator', 404: 'no such participant' },
});

interface RestrictionFormInput {
  readonly body: {
    readonly action: RestrictionAction;
    readonly reason: string;
    /** YYYY-MM-DD: the last day; null for no end, and for an undone restriction. */
    readonly until: string | null;
    /** Grounds of a suspension or silence, as sent to the user. */
    readonly rule?: BrokenRule;
    readonly source?: DecisionSource;
  };
}

/** Suspends or silences a participant, or undoes it. Takes effect immediately and is recorded. */
export const restrictPerson = defineOperation({
  name: 'restrict-person',
  method: 'POST',
  route: '/desk/people/:uid',
  access: 'moderator',
  activity: 'person',
  request: object({
    action: choices(RESTRICTION_ACTIONS),
    reason: string(),
    until: optional(nullable(string())),
    rule: optional(choices(BROKEN_RULES)),
    source: optional(choices(DECISION_SOURCES)),
  }),
  body: ({ body }: RestrictionFormInput) => body,
  answerShape: personShape,
  read: ({ body }) => parseAnswer(personShape, body),
  errors: {
    403: 'not logged in as a moderator, or the account is the caller’s own',
    404: 'no such participant',
    422: 'the reason is missing or too long, or the last day is in the past',
  },
});

/** Form with a message of the provider to one user. */
export const messageForm = defineForm({ text: (input: string) => readBodyText(input, STAFF_MESSAGE_LENGTH) });

interface MessageFormInput {
  readonly body: {
    readonly uid: number;
    readonly text: string;
    /** The forum text that the message is about; null for another subject. */
    readonly about: ModeratedParams | null;
  };
  /** Identifies the message: a repeated request with this key sends it only once. */
  readonly key: string;
}

/** Sends a message to a participant, who is notified according to their settings. */
export const sendMessage = defineOperation({
  name: 'send-message',
  method: 'POST',
  route: '/desk/messages',
  access: 'moderator',
  activity: 'person',
  request: object({
    uid: integer(),
    text: string(),
    about: optional(nullable(anything())),
  }),
  body: ({ body }: MessageFormInput) => body,
  headers: ({ key }) => ({ 'Idempotency-Key': key }),
  answer: 'empty',
  errors: {
    403: 'not logged in as a moderator',
    404: 'no such participant, or not the author of that text',
    422: 'the text is missing or too long',
  },
});
