import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getDayState } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { EarlierEntries } from './EarlierEntries.tsx';

interface Props {
  date: CalendarDate;
  days: RegistrationsOverview;
  today: CalendarDate;
  /** Day as text, "vandaag" or "gisteren"; null for others. */
  near: string | null;
  /** Called when the last entry was deleted. */
  onEmpty: () => void;
  /** Called if the deletion failed. */
  onKept: () => void;
}

/** A registered day: its stone with the amount, its entries and their sum, and a button to add one. */
export function RegisteredDayView({ date, days, today, near, onEmpty, onKept }: Props) {
  const { t, href, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const day = days[date];
  if (!day || day.total === null) return null;
  const mark = getDayState(day, PRAISE_LIMITS[domain.key] as PraiseLimits);
  const units = toUnits(day.total);
  return (
    <>
      <div className="day-stone">
        <span className={`stone stone-${mark}`} aria-hidden="true">
          {formatNumber(units, language)}
        </span>
        <p className="lead">
          {t('registration.laid.what', { amount: formatAmount(units, unit, language), state: t(`plan.state.${mark}`) })}
        </p>
      </div>
      <EarlierEntries
        {...{ date, days, near, onEmpty, onKept }}
        isAsking={false}
        isToday={date === today}
        edited={null}
      />
      <p>
        <ButtonLink kind="quiet" icon="plus" wide href={`${href('registration', { date })}?add`}>
          {t('registration.laid.add')}
        </ButtonLink>
      </p>
      <p className="day-write">
        <ArrowLink href={href('diary-new')} way="on">
          {t('registration.laid.write')}
        </ArrowLink>
      </p>
    </>
  );
}
