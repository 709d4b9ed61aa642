import { useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/get-registrations-overview.ts';
import type { RegistrationItem } from '#src/contract/registration.ts';
import type { DomainWords, RegistrationLimits } from '#src/domains/domain.ts';
import { goalWords } from '#src/i18n/amount-words.ts';
import { capitalised, dayWords, nearDay } from '#src/i18n/date-words.ts';
import { type Amount, unitsOf } from '#src/rules/amounts/amount.ts';
import { type CalendarDate, daysBetween } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { cameFrom } from '#src/session/came-from.ts';
import { useIsland } from '#src/session/Island.tsx';
import { carryToast } from '#src/session/toasts.ts';
import { BackLink } from './BackLink.tsx';
import { DayForm } from './DayForm.tsx';
import { EarlierEntries } from './EarlierEntries.tsx';
import { OtherDays } from './OtherDays.tsx';
import { savedText } from './saved-words.ts';

interface Props {
  date: CalendarDate;
  item: RegistrationItem | null;
  days: RegistrationsOverview;
  today: CalendarDate;
  limits: RegistrationLimits;
}

/** One day: what was filled in before, its form, and the ways to other days. */
export function Day({ date, item, days, today, limits }: Props) {
  const { t, href, language, domain } = useIsland();
  const [back] = useState(() => cameFrom([href('plan'), href('programme'), href('calendar')]));
  const near = nearDay(daysBetween(date, today), language);
  const words = dayWords(date, language);
  const goal = days[date]?.goal ?? null;
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const onSaved = ({ total, isSum }: { readonly total: Amount; readonly isSum: boolean }) => {
    carryToast('done', savedText({ t, language, unit, praise, days }, { date, day: near ?? words, total, isSum }));
    location.assign(back);
  };
  return (
    <div className="page-width page-column stack day-page">
      <div>
        <BackLink href={back} />
        <h1>{capitalised(near ?? words)}</h1>
        <p className="lead soft">
          {near !== null && `${capitalised(words)}. `}
          {goal === null
            ? t('registration.noGoal')
            : t('registration.goal', { amount: goalWords(unitsOf(goal), unit, language) })}
        </p>
      </div>
      <EarlierEntries {...{ date, days, near }} isToday={date === today} edited={item?.uuid ?? null} />
      <DayForm {...{ date, item, days, limits, near, onSaved }} />
      <OtherDays date={date} days={days} today={today} />
    </div>
  );
}
