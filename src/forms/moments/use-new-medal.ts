import { useState } from 'react';
import { achievedBadges, type Badge, readBadge } from '#src/contract/badge.ts';
import { viewOf } from '#src/contract/view-of.ts';
import { api } from '#src/session/api.ts';
import { useUser } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';

const readBadges = viewOf(readBadge);
const BADGES = { params: { view: 'badges', display: 'list' } };

/**
 * The badge that an event brought. At most one is shown with an event: another one is in the list of badges, and
 * counted with the messages. If loading fails, the response to the event has none.
 */
export function useNewMedal(before?: readonly number[]) {
  const { fields } = useUser();
  // Medals that the user had before the event, which the page before may know.
  const [had] = useState(() => new Set(before ?? achievedBadges(fields)));
  const [medal, setMedal] = useState<Badge | null>(null);
  const look = async () => {
    // The frame counts its messages anew.
    void refreshUser();
    const badges = await api().call(readBadges, BADGES);
    if (!badges.ok) return;
    const gained = badges.value.rows.filter(({ id, awarded }) => awarded !== null && !had.has(id));
    for (const { id } of gained) had.add(id);
    setMedal(gained[0] ?? null);
  };
  return { medal, look };
}
