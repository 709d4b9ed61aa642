import { useState } from 'react';
import { listTests } from '#src/contract/self-tests/own-checks.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getDueCheck } from '#src/rules/self-tests/self-check.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';

/**
 * Returns the self-check that is due, null for none, undefined while it loads for the first time; requested only on days
 * on which one may be due.
 */
export function useDueCheck(): number | null | undefined {
  const { paths } = useIsland();
  const start = useUser().programStartDate as CalendarDate;
  const today = useUserToday();
  const isDue = paths['account-self-tests'] !== undefined && getDueCheck(start, [], today) !== null;
  const tests = useCall(listTests, isDue ? {} : null);
  const isLoading = isDue && tests.status === 'loading';
  const [wasKnown, setKnown] = useState(false);
  if (!isLoading && !wasKnown) setKnown(true);
  if (isLoading) return wasKnown ? null : undefined;
  if (!isDue || tests.status !== 'done') return null;
  return getDueCheck(
    start,
    tests.value.rows.map(({ day }) => day),
    today,
  );
}
