import { array, type InferType, object, string } from 'yup';
import { readBodyText } from '#src/rules/fields/body-text.ts';
import { accept } from '#src/rules/fields/reading.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import {
  BROKEN_RULES,
  type BrokenRule,
  DECISION_SOURCES,
  type DecisionSource,
  groundsFields,
} from './decision-grounds.ts';
import { foundPerson } from './find-people.ts';
import { moderationAction } from './moderated-text.ts';
import { parseWithSchema } from './read-by.ts';

/**
 * Action about a participant: suspends the account (no login) or silences it on the forum (reading stays), or undoes
 * either.
 */
export const RESTRICTION_ACTIONS = ['suspend', 'unsuspend', 'silence', 'unsilence'] as const;
export type RestrictionAction = (typeof RESTRICTION_ACTIONS)[number];

/** Number of days; `none` has no end. */
export const RESTRICTION_DAYS = ['1', '3', '7', '14', '30', '90', 'none'] as const;

/** Reason and duration; the reason is for the staff's record. */
export const restrictionForm = defineForm({
  days: (typed: string) => accept(RESTRICTION_DAYS.find((days) => days === typed) ?? '7'),
  reason: (typed: string) => readBodyText(typed, MODERATION_REASON_LENGTH),
  ...groundsFields,
});

const openedPerson = object({
  person: foundPerson.defined(),
  /** Actions of staff about the participant, newest first. */
  actions: array().of(moderationAction).defined(),
});

export type OpenedPerson = InferType<typeof openedPerson>;

/** A participant for moderators, with all actions about them. */
export const openPerson = defineOperation({
  name: 'open-person',
  method: 'GET',
  route: '/desk/people/:uid',
  access: 'moderator',
  read: ({ body }) => parseWithSchema(openedPerson, body, 'person'),
  errors: { 403: 'no moderator', 404: 'no such participant' },
});

interface Input {
  readonly body: {
    readonly action: RestrictionAction;
    readonly reason: string;
    /** YYYY-MM-DD: the last day; null for no end, and for an undone restriction. */
    readonly until: string | null;
    /** Grounds of a suspension or silence, as sent to the person. */
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
    action: string().oneOf(RESTRICTION_ACTIONS).required(),
    reason: string().strict().defined(),
    until: string().strict().nullable(),
    rule: string().oneOf(BROKEN_RULES),
    source: string().oneOf(DECISION_SOURCES),
  }),
  body: ({ body }: Input) => body,
  read: ({ body }) => parseWithSchema(openedPerson, body, 'person'),
  errors: {
    403: 'no moderator, or about oneself',
    404: 'no such participant',
    422: 'no reason, one that is too long, or a day that is over',
  },
});
