import { array, boolean, type InferType, number, object, string } from 'yup';
import { domainKey } from './words.ts';

/** A post (node) or a comment of the forum. */
export const MODERATED_TYPES = ['node', 'comment'] as const;
export type ModeratedType = (typeof MODERATED_TYPES)[number];

/**
 * What a moderator decides about a text: it may stand; it is taken out of sight; it is shown again; its words are
 * erased for good. A message is what its writer was told.
 */
export const DECISIONS = ['leave', 'hide', 'show', 'erase'] as const;
export type ModerationDecision = (typeof DECISIONS)[number];

/** Everything that staff does about texts and people, as the record names it. */
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
] as const;

/** Why a text is looked at, with the moment in ISO 8601. */
const report = object({
  cause: string().oneOf(['report', 'suicide-words']).defined(),
  /** What the person who reported it wrote; null where the words themselves are the cause. */
  reason: string().nullable().defined(),
  at: string().defined(),
});

/** A text of the forum as a moderator reads it: with a nickname, never an address. */
export const moderatedText = object({
  type: string().oneOf(MODERATED_TYPES).defined(),
  id: number().defined(),
  domain: domainKey().defined(),
  /** The post on whose page it stands, and its category. */
  nid: number().defined(),
  tid: number().defined(),
  /** Title of that post; "" where its words are gone. */
  title: string().defined(),
  body: string().defined(),
  author: string().oneOf(['participant', 'team', 'nobody']).defined(),
  /** Null for the team and for nobody. */
  uid: number().nullable().defined(),
  nickname: string().nullable().defined(),
  /** Language of the writer's account. */
  language: string().nullable().defined(),
  created: string().defined(),
  isHidden: boolean().defined(),
  isUrgent: boolean().defined(),
  /** What waits for a moderator; empty once somebody has looked. */
  reports: array().of(report).defined(),
});

export type ModeratedText = InferType<typeof moderatedText>;

/** Something that a moderator did: who, when, what and why. */
export const moderationAction = object({
  id: number().defined(),
  action: string().oneOf(MODERATION_ACTIONS).defined(),
  /** Why, or the words of the message; null where nothing was said or it was erased since. */
  reason: string().nullable().defined(),
  /** YYYY-MM-DD, the last day of a suspension or silence; null for no end. */
  until: string().nullable().defined(),
  /** Name of the member of staff; null on the command line, and once that account is gone. */
  by: string().nullable().defined(),
  at: string().defined(),
  domain: domainKey().nullable().defined(),
  /** The text it was about; null for a message about none. */
  type: string().oneOf(MODERATED_TYPES).nullable().defined(),
  entity: number().nullable().defined(),
  /** Nickname of the person it was about; null where there is none any more. */
  nickname: string().nullable().defined(),
});

export type ModerationAction = InferType<typeof moderationAction>;
