import { array, boolean, type InferType, number, object, string } from 'yup';
import { domainKey } from './words.ts';

/** A post (node) or a comment of the forum. */
export const MODERATED_TYPES = ['node', 'comment'] as const;
export type ModeratedType = (typeof MODERATED_TYPES)[number];

/**
 * Decision of a moderator about a text: leave it, hide it, show it again, or erase it permanently. A message is the
 * text sent to its author.
 */
export const DECISIONS = ['leave', 'hide', 'show', 'erase'] as const;
export type ModerationDecision = (typeof DECISIONS)[number];

/** Every action of staff about texts and users, as named in the record. */
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
  cause: string().oneOf(['report', 'suicide-words', 'contact']).defined(),
  /** What the person who reported it wrote; null where the words themselves are the cause. */
  reason: string().nullable().defined(),
  at: string().defined(),
});

/** A text of the forum for moderators: with a nickname, never an address. */
export const moderatedText = object({
  type: string().oneOf(MODERATED_TYPES).defined(),
  id: number().defined(),
  domain: domainKey().defined(),
  /** The post on whose page it is, and its category. */
  nid: number().defined(),
  tid: number().defined(),
  /** Title of that post; "" where it was deleted. */
  title: string().defined(),
  body: string().defined(),
  author: string().oneOf(['participant', 'team', 'nobody']).defined(),
  /** Null for the team and for a removed author. */
  uid: number().nullable().defined(),
  nickname: string().nullable().defined(),
  /** Language of the author's account. */
  language: string().nullable().defined(),
  created: string().defined(),
  isHidden: boolean().defined(),
  /** True if it is hidden until a moderator has read it. */
  isHeld: boolean().defined(),
  isUrgent: boolean().defined(),
  /** Open reports; empty once a moderator has handled the text. */
  reports: array().of(report).defined(),
});

export type ModeratedText = InferType<typeof moderatedText>;

/** An action of a moderator with author, time, action and reason. */
export const moderationAction = object({
  id: number().defined(),
  action: string().oneOf(MODERATION_ACTIONS).defined(),
  /** Reason, or text of the message; null without one, or once it was erased. */
  reason: string().nullable().defined(),
  /** YYYY-MM-DD, the last day of a suspension or silence; null for no end. */
  until: string().nullable().defined(),
  /** Name of the staff member; null on the command line, and for a deleted account. */
  by: string().nullable().defined(),
  at: string().defined(),
  domain: domainKey().nullable().defined(),
  /** The text concerned; null for a message without one. */
  type: string().oneOf(MODERATED_TYPES).nullable().defined(),
  entity: number().nullable().defined(),
  /** Nickname of the user concerned; null for a deleted account. */
  nickname: string().nullable().defined(),
});

export type ModerationAction = InferType<typeof moderationAction>;
