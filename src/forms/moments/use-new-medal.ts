import { useState } from 'react';
import { achievedBadges, type Badge, readBadge } from '#src/contract/badge.ts';
import { viewOf } from '#src/contract/view-of.ts';
import { api } from '#src/session/api.ts';
import { useUser } from '#src/session/Island.tsx';
import { refreshUser } from '#src/session/load.ts';

const readBadges = viewOf(readBadge);
const BADGES = { params: { view: 'badges', display: 'list' } };

/**
 * The medal that an event brought. At most one is given with an event: another one waits with the medals, and the count of
 * messages tells of it. Where it cannot be asked for, the event is answered without it.
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
