import type { Badge } from '#src/contract/badge.ts';
import type { Message } from '#src/contract/message.ts';

/** A medal to show, and its message if that is unread. */
export interface NewMedal {
  readonly medal: Badge;
  readonly message: Message | undefined;
}

/**
 * Returns the medal to show after an event: one that the user did not have, or else the oldest with an unread message.
 * Medals of one event share one message, so a new medal with a message precedes the others. Null if there is none.
 *
 * @param received Medals that the user has now, in the order of editors.
 * @param had Term ids of the medals before the event.
 * @param messages Messages of the user, newest first.
 * @param isNewOnly True if no earlier medal may be shown.
 */
export function chooseMedal(
  received: readonly Badge[],
  earlierIds: ReadonlySet<number>,
  messages: readonly Message[],
  isNewOnly = false,
): NewMedal | null {
  const unread = messages.filter(({ isRead, badge }) => !isRead && badge !== null);
  const findMessage = ({ id }: Badge) => unread.find(({ badge }) => badge === id);
  const unseenBadges = received.filter(({ id }) => !earlierIds.has(id));
  const earlier = isNewOnly ? undefined : received.find(({ id }) => id === unread.at(-1)?.badge);
  const medal = unseenBadges.find(findMessage) ?? unseenBadges[0] ?? earlier;
  return medal ? { medal, message: findMessage(medal) } : null;
}
