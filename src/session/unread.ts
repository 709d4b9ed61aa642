import { computed } from 'nanostores';
import { unreadMessages } from '#src/contract/message.ts';
import { $session } from './state.ts';

/** How many messages of the person who is logged in are unread; 0 while nobody is. `refreshUser` counts anew. */
export const $unread = computed($session, (session) =>
  session.status === 'in' ? unreadMessages(session.user.fields) : 0,
);
