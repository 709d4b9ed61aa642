import { useState } from 'react';
import { type Badge, getAchievedBadges, readBadge } from '#src/contract/badge.ts';
import { readMessage } from '#src/contract/message.ts';
import { updateMessage } from '#src/contract/update-message.ts';
import { defineView } from '#src/contract/views.ts';
import { getApiClient } from '#src/session/api.ts';
import { useUser } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';
import { chooseMedal } from './choose-medal.ts';

const readBadges = defineView(readBadge);
const readMessages = defineView(readMessage);
const toListInput = (view: string) => ({ params: { view, display: 'list' } });

/**
 * Returns the medal earned by an event, or else the oldest medal with an unread message, and marks its message as read.
 * Null if the medals cannot be loaded. `isNewOnly` returns no earlier medal, which may be withheld until a lighter day.
 */
export function useNewMedal({ before, isNewOnly = false }: { before?: readonly number[]; isNewOnly?: boolean } = {}) {
  const { fields } = useUser();
  // Medals that the user had before the event, if passed by the previous page.
  const [had] = useState(() => new Set(before ?? getAchievedBadges(fields)));
  const [medal, setMedal] = useState<Badge | null>(null);
  /** Loads the medal; if it may not be shown now, its message remains unread. */
  const checkMedals = async (isShown = true) => {
    const [badges, messages] = await Promise.all([
      getApiClient().call(readBadges, toListInput('badges')),
      getApiClient().call(readMessages, toListInput('messages')),
    ]);
    const received = badges.ok ? badges.value.rows.filter(({ awarded }) => awarded !== null) : [];
    const selectedMedal = chooseMedal(received, had, messages.ok ? messages.value.rows : [], isNewOnly);
    if (isShown && selectedMedal) {
      for (const { id } of received) had.add(id);
      setMedal(selectedMedal.medal);
      if (selectedMedal.message)
        await getApiClient().call(updateMessage, { params: { id: selectedMedal.message.id }, body: { read: true } });
    }
    // Updates the unread count in the header.
    await refreshUser();
  };
  return { medal, look: checkMedals };
}
