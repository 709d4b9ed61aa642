import { useCallback, useState } from 'react';
import type { OwnUser } from '#src/contract/own-user.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { toUseDay } from '#src/rules/calendar/day-of-use.ts';
import { useUser } from './Island.tsx';
import { getNow } from './now.ts';
import { useToday } from './use-today.ts';

type Person = Pick<OwnUser, 'dayStartsAt' | 'registrationsStart'>;

/** The user's day at an instant: it continues after midnight, until the hour that they chose. */
export function toOwnDay({ dayStartsAt, registrationsStart: start }: Person, instant: Date): CalendarDate {
  return toUseDay(instant, dayStartsAt ?? 0, isCalendarDate(start) ? start : undefined);
}

/** Converts an instant to a day of the logged-in user. */
export function useOwnDay(): (instant: Date) => CalendarDate {
  const { dayStartsAt, registrationsStart } = useUser();
  return useCallback(
    (instant) => toOwnDay({ dayStartsAt, registrationsStart }, instant),
    [dayStartsAt, registrationsStart],
  );
}

/** Returns the logged-in user's current day, updated while the page is open. */
export const useOwnToday = (): CalendarDate => useToday(useOwnDay());

/** Returns the user's day at the time the screen opened, which does not change while they work on it. */
export function useDayOpened(): CalendarDate {
  const dayAt = useOwnDay();
  const [opened] = useState(() => dayAt(getNow()));
  return opened;
}
