import { accept } from '#src/rules/fields/parse-result.ts';
import { readBodyText } from '#src/rules/fields/text.ts';
import { MODERATION_REASON_LENGTH } from '#src/rules/limits.ts';
import { defineForm } from '../forms/form.ts';
import { defineOperation } from '../operation.ts';
import { type Paged, readPaged } from '../paged.ts';
import { pagedShape } from '../shape/paged-shape.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import {
  array,
  boolean,
  choices,
  domain,
  integer,
  nullable,
  numeric,
  object,
  optional,
  type ShapeValue,
  string,
} from '../shape/shape.ts';
import { toQueryEntries } from './rows.ts';

/** A post (node) or a comment of the forum. */
export const MODERATED_TYPES = ['node', 'comment'] as const;
export type ModeratedType = (typeof MODERATED_TYPES)[number];

/**
 * Decision of a moderator about a text: leave it, hide it, show it again, or erase it permanently. A message is the
 * text sent to its author.
 */
export const DECISIONS = ['leave', 'hide', 'show', 'erase'] as const;
export type ModerationDecision = (typeof DECISIONS)[number];

/** Every action of staff about texts and users, as stored in the record. */
const MODERATION_ACTIONS = [
  ...DECISIONS,
  'restore',
  'message',
  'suspend',
  'unsuspend',
  'silence',
  'unsilence',
  'withdraw',
  'give-back',
  'reset-factor',
  'uphold',
  'overturn',
] as const;

/** Reason for moderation, with the time in ISO 8601. */
const report = object({
  cause: choices(['report', 'suicide-words', 'contact']),
  /** Text of the report; null if the forum text is the cause. */
  reason: nullable(string()),
  at: string(),
});

/** A text of the forum for moderators: with a nickname, never a mail address. */
export const moderatedText = object({
  type: choices(MODERATED_TYPES),
  id: numeric(),
  domain: domain(),
  /** Ids of the post to which the text belongs, and of its category. */
  nid: numeric(),
  tid: numeric(),
  /** Title of that post; "" if it was deleted. */
  title: string(),
  body: string(),
  author: choices(['participant', 'team', 'nobody']),
  /** uid of the author; null for the team and for a removed author. */
  uid: nullable(numeric()),
  nickname: nullable(string()),
  /** Language of the author's account. */
  language: nullable(string()),
  created: string(),
  isHidden: boolean(),
  /** True if it is hidden until a moderator has read it. */
  isHeld: boolean(),
  isUrgent: boolean(),
  /** Hash of the text and its open reports, sent back with a decision. */
  state: string(),
  /** Open reports; empty after a moderator has handled the text. */
  reports: array(report),
});

export type ModeratedText = ShapeValue<typeof moderatedText>;

/** An action of a moderator with author, time, action and reason. */
export const moderationAction = object({
  id: numeric(),
  action: choices(MODERATION_ACTIONS),
  /** Reason, or text of the message; null if there is none, or after it was erased. */
  reason: nullable(string()),
  /** YYYY-MM-DD, the last day of a suspension or silence; null for no end. */
  until: nullable(string()),
  /** Name of the staff member; null on the command line, and for a deleted account. */
  by: nullable(string()),
  at: string(),
  domain: nullable(domain()),
  /** The text concerned; null for a message that is not about a text. */
  type: nullable(choices(MODERATED_TYPES)),
  entity: nullable(numeric()),
  /** Nickname of the user concerned; null for a deleted account. */
  nickname: nullable(string()),
});

export type ModerationAction = ShapeValue<typeof moderationAction>;

/** Grounds of a decision about a text or a person: one of the five forum rules in their order, or the law. */
export const BROKEN_RULES = ['first', 'second', 'third', 'fourth', 'fifth', 'law'] as const;
export type BrokenRule = (typeof BROKEN_RULES)[number];

/** Source of a decision: a report, the team, or phrases about suicide. */
export const DECISION_SOURCES = ['report', 'team', 'words'] as const;
export type DecisionSource = (typeof DECISION_SOURCES)[number];

/** Decisions that are sent to the user with the reason and how to object. */
export const EXPLAINED_DECISIONS = ['hide', 'erase', 'suspend', 'silence'] as const;
export type ExplainedDecision = (typeof EXPLAINED_DECISIONS)[number];

export const isExplained = (action: string): action is ExplainedDecision =>
  EXPLAINED_DECISIONS.some((item) => item === action);

/** Parsers of the grounds; the default is the first rule. */
export const groundsFields = {
  rule: (input: string) => accept(BROKEN_RULES.find((rule) => rule === input) ?? BROKEN_RULES[0]),
  source: (input: string) => accept(DECISION_SOURCES.find((source) => source === input) ?? 'team'),
};

interface ListModerationInput {
  readonly query?: { readonly domain?: string; readonly page?: number };
}

/** Lists the moderation queue: urgent texts first, then the oldest. */
export const listModeration = defineOperation({
  name: 'list-moderation',
  method: 'GET',
  route: '/desk/forum/queue',
  access: 'moderator',
  query: ({ query }: ListModerationInput) => toQueryEntries(query),
  answerShape: pagedShape(moderatedText),
  read: ({ body }): Paged<ModeratedText> => readPaged(body, (raw) => parseAnswer(moderatedText, raw)),
  errors: { 403: 'not logged in as a moderator' },
});

interface ListModerationActionsInput {
  readonly query?: { readonly domain?: string; readonly page?: number };
}

/** Lists all actions of moderators, newest first. */
export const listModerationActions = defineOperation({
  name: 'list-moderation-actions',
  method: 'GET',
  route: '/desk/forum/record',
  access: 'moderator',
  query: ({ query }: ListModerationActionsInput) => toQueryEntries(query),
  answerShape: pagedShape(moderationAction),
  read: ({ body }): Paged<ModerationAction> => readPaged(body, (raw) => parseAnswer(moderationAction, raw)),
  errors: { 403: 'not logged in as a moderator' },
});

/** Text before or after the moderated one on its page. */
const neighbour = object({
  /** 0 for the post. */
  cid: numeric(),
  nickname: nullable(string()),
  body: string(),
  created: string(),
  isHidden: boolean(),
});

const openedText = object({
  text: moderatedText,
  /** The post, and the comments just before and after, without this text. */
  before: array(neighbour),
  after: array(neighbour),
  /** Actions of moderators about the text, newest first. */
  actions: array(moderationAction),
});

export type NeighbourText = ShapeValue<typeof neighbour>;
export type OpenedText = ShapeValue<typeof openedText>;

export interface ModeratedParams {
  readonly type: ModeratedType;
  /** nid of a post, cid of a comment. */
  readonly id: number;
}

export const readOpenedText = (body: unknown): OpenedText => parseAnswer(openedText, body);

/** Returns a text of the forum with its context and all actions about it. */
export const openModeratedText = defineOperation({
  name: 'open-moderated-text',
  method: 'GET',
  route: '/desk/forum/texts/:type/:id',
  access: 'moderator',
  answerShape: openedText,
  read: ({ body }) => readOpenedText(body),
  errors: { 403: 'not logged in as a moderator', 404: 'no such text' },
});

/** Form with the reason for hiding, erasing or restoring a text; approving a text needs none. */
export const decisionForm = defineForm({
  reason: (input: string, { text }) =>
    text('decision') === 'leave' && input.trim() === '' ? accept('') : readBodyText(input, MODERATION_REASON_LENGTH),
  decision: (input: string) => accept(input),
  ...groundsFields,
});

interface DecisionFormInput {
  readonly body: {
    readonly decision: ModerationDecision;
    readonly reason: string;
    /** Newest action that the moderator has seen, 0 for none; a decision on an outdated state is refused. */
    readonly seen: number;
    /** State of the text that the moderator has read. */
    readonly state?: string;
    /** Grounds for hiding or erasing the text, as sent to the author. */
    readonly rule?: BrokenRule;
    readonly source?: DecisionSource;
  };
}

/** Decides about a text of the forum. Handles all its open queue items, and records everything. */
export const moderateText = defineOperation({
  name: 'moderate-text',
  method: 'POST',
  route: '/desk/forum/texts/:type/:id',
  access: 'moderator',
  activity: 'forum',
  request: object({
    decision: choices(DECISIONS),
    reason: string(),
    seen: integer(0),
    state: optional(string()),
    rule: optional(choices(BROKEN_RULES)),
    source: optional(choices(DECISION_SOURCES)),
  }),
  body: ({ body }: DecisionFormInput) => body,
  answerShape: openedText,
  read: ({ body }) => readOpenedText(body),
  errors: {
    403: 'not logged in as a moderator',
    404: 'no such text',
    409: 'another decision was made in the meantime, the text or its reports changed, or the text no longer exists',
    422: 'the reason is missing or too long',
  },
});
