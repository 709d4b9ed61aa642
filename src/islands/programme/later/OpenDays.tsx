import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { formatDay } from '#src/i18n/date-words.ts';
import { ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isFilled } from '#src/rules/figures/own-days.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { useQuickDay } from '../use-quick-day.ts';

/** An unregistered day: one click registers no use, or opens the form. */
function OpenDay({ date }: { date: CalendarDate }) {
  const { t, href, language } = useIsland();
  const { save } = useQuickDay(date, 0, async () => undefined);
  const day = formatDay(date, language);
  return (
    <li className="button-row">
      <span>{day}</span>
      <Button kind="quiet" aria-label={t('programme.weekly.noneOn', { day })} onClick={() => void save(ZERO_AMOUNT)}>
        {t('programme.weekly.none')}
      </Button>
      <ArrowLink href={href('registration', { date })} way="on">
        {t('programme.weekly.amount')}
      </ArrowLink>
    </li>
  );
}

/** Unregistered days of last week, for a user who followed the link in the weekly email. */
export function OpenDays({ week, days }: { week: readonly CalendarDate[]; days: RegistrationsOverview }) {
  const open = week.filter((date) => days[date] !== undefined && !isFilled(days[date]));
  if (open.length === 0) return null;
  return (
    <ul className="open-days">
      {open.map((date) => (
        <OpenDay key={date} date={date} />
      ))}
    </ul>
  );
}
