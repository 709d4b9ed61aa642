import { type ObjectionState, readObjectionState } from './objection.ts';
import { UnreadableResponseError } from './result.ts';
import { getFirstText, getFirstValue, readRecord, readWholeNumber, readWireFields, type WireFields } from './wire.ts';

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
  const fields = readWireFields(readRecord(raw, 'message'));
  const id = readWholeNumber(getFirstValue(fields, 'mid'));
  if (id === null) throw new UnreadableResponseError('malformed', 'no message');
  return {
    id,
    text: getFirstText(fields, 'text') ?? '',
    template: getFirstText(fields, 'template', 'target_id') ?? '',
    badge: readWholeNumber(getFirstValue(fields, 'field_badge', 'target_id')),
    created: getFirstText(fields, 'created') ?? '',
    isRead: getFirstValue(fields, 'field_read') === true,
    ...readObjectionState(fields),
  };
}

/** Returns the number of unread messages of the user, from the fields of the account. */
export const getUnreadCount = (fields: WireFields): number =>
  readWholeNumber(getFirstValue(fields, 'field_unread_messages')) ?? 0;
