import { type ObjectionState, readObjectionState } from './objection.ts';
import { UnreadableAnswer } from './result.ts';
import { first, firstText, record, type WireFields, wholeNumber, wireFields } from './wire.ts';

/** A message to the logged-in user (docs/specification.md, section 3, "Message"). */
export interface Message extends ObjectionState {
  readonly id: number;
  readonly text: string;
  /** Template of the message. */
  readonly template: string;
  /** Term id of its badge. */
  readonly badge: number | null;
  /** ISO 8601, UTC. */
  readonly created: string;
  readonly isRead: boolean;
}

/** Reads a wrapped message, from a response or from the view `messages/list`. */
export function readMessage(raw: unknown): Message {
  const fields = wireFields(record(raw, 'message'));
  const id = wholeNumber(first(fields, 'mid'));
  if (id === null) throw new UnreadableAnswer('malformed', 'no message');
  return {
    id,
    text: firstText(fields, 'text') ?? '',
    template: firstText(fields, 'template', 'target_id') ?? '',
    badge: wholeNumber(first(fields, 'field_badge', 'target_id')),
    created: firstText(fields, 'created') ?? '',
    isRead: first(fields, 'field_read') === true,
    ...readObjectionState(fields),
  };
}

/** Returns the number of unread messages of the user, from the fields of the account. */
export const getUnreadCount = (fields: WireFields): number => wholeNumber(first(fields, 'field_unread_messages')) ?? 0;
