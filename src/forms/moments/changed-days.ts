import type { RegistrationItem } from '#src/contract/registration.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getDayTotal } from '#src/rules/registrations/day.ts';

function withItems(days: RegistrationsOverview, date: CalendarDate, items: readonly RegistrationItem[]) {
  const day = {
    ...days[date],
    goal: days[date]?.goal ?? null,
    items,
    total: getDayTotal(items.map(({ amount }) => amount)),
  };
  return { ...days, [date]: day };
}

/** Returns the days with a saved registration: a new one is added last, a changed one remains in its position. */
export function withRegistration(days: RegistrationsOverview, item: RegistrationItem): RegistrationsOverview {
  const items = days[item.date]?.items ?? [];
  const isNew = items.every(({ uuid }) => uuid !== item.uuid);
  const next = isNew
    ? [...items, item]
    : items.map((registrationItem) => (registrationItem.uuid === item.uuid ? item : registrationItem));
  return withItems(days, item.date, next);
}

/** Returns the days without a deleted registration. */
export function withoutRegistration(
  days: RegistrationsOverview,
  { date, uuid }: Pick<RegistrationItem, 'date' | 'uuid'>,
): RegistrationsOverview {
  return withItems(
    days,
    date,
    (days[date]?.items ?? []).filter((item) => item.uuid !== uuid),
  );
}
