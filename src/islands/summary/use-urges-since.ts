import { useEffect, useState } from 'react';
import { listUrges } from '#src/contract/hard-moment/urges.ts';
import type { Failure } from '#src/contract/result.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import type { Urge } from '#src/rules/hard-moment/urge.ts';
import { getApiClient } from '#src/session/api.ts';
import { useUserDay } from '#src/session/user-day.ts';

type Urges = { readonly urges: readonly Urge[] } | { readonly failure: Failure } | null;

/** Loads all urges since a day, latest first; null while loading or not requested. */
export function useUrgesSince(from: CalendarDate, isAsked: boolean): Urges {
  const dayAt = useUserDay();
  const [found, setFound] = useState<Urges>(null);
  useEffect(() => {
    if (!isAsked) return;
    let isLeft = false;
    const read = async () => {
      const urges: Urge[] = [];
      for (let page = 0; ; page += 1) {
        const answer = await getApiClient().call(listUrges, { query: { page } });
        if (isLeft) return;
        if (!answer.ok) return setFound({ failure: answer.failure });
        const { rows: entities, pager } = answer.value;
        const since = entities.filter(({ at }) => dayAt(new Date(at)) >= from);
        urges.push(...since);
        if (since.length < entities.length || page + 1 >= pager.totalPages) return setFound({ urges });
      }
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [from, isAsked, dayAt]);
  return found;
}
