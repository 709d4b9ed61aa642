import { readBadge } from '#src/contract/badge.ts';
import { readMessage } from '#src/contract/message.ts';
import { defineView } from '#src/contract/views.ts';

export const readMessages = defineView(readMessage);
export const readBadges = defineView(readBadge);

export const BADGES_QUERY = { params: { view: 'badges', display: 'list' } };

/** Returns the input for a page of the list, from 1. */
export const toMessagesInput = (page: number) => ({
  params: { view: 'messages', display: 'list' },
  query: { page: page - 1 },
});
