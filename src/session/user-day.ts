import { useCallback, useState } from 'react';
import type { OwnUser } from '#src/contract/own-user.ts';
import { type CalendarDate, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { toUserDate } from '#src/rules/calendar/user-date.ts';
import { useUser } from './Island.tsx';
import { getNow } from './now.ts';
import { useToday } from './use-today.ts';

type DaySettings = Pick<OwnUser, 'dayStartsAt' | 'registrationsStart'>;

/** Returns the user's day at an instant. A day continues after midnight, until the hour that the user chose. */
export function toUserDay({ dayStartsAt, registrationsStart: start }: DaySettings, instant: Date): CalendarDate {
  return toUserDate(instant, dayStartsAt ?? 0, isCalendarDate(start) ? start : undefined);
}

/** Returns a function that converts an instant to the logged-in user's day. */
export function useUserDay(): (instant: Date) => CalendarDate {
  const { dayStartsAt, registrationsStart } = useUser();
  return useCallback(
    (instant) => toUserDay({ dayStartsAt, registrationsStart }, instant),
    [dayStartsAt, registrationsStart],
  );
}

/** Returns the logged-in user's current day, updated while the page is open. */
export const useUserToday = (): CalendarDate => useToday(useUserDay());

/** Returns the user's day at the time when the screen was opened; constant while they work on it. */
export function useDayAtOpening(): CalendarDate {
  const dayAt = useUserDay();
  const [opened] = useState(() => dayAt(getNow()));
  return opened;
}
