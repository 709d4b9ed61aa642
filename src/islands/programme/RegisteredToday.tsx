import { useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { AboveGoalWarning } from '#src/forms/help/AboveGoalWarning.tsx';
import { AcuteDangerWarning } from '#src/forms/help/AcuteDangerWarning.tsx';
import { getSavedText } from '#src/forms/moments/saved-text.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { formatNearDay } from '#src/i18n/format-date.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamHour } from '#src/rules/calendar/today.ts';
import { isDangerTonight } from '#src/rules/hard-moment/slip.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { getDayState } from '#src/rules/registrations/day-state.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { RowAction, RowActionLink } from '#src/ui/row-action/RowAction.tsx';

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
  total: Amount;
  /** True if the day was just saved here. */
  isNew: boolean;
  /** Uuid of the entry saved here; null for an earlier entry, and while saving. */
  entry: string | null;
  onUndo: () => void;
}

/** Today as a stone, with the text of a saved day; saving by one click can be undone. */
export function RegisteredToday({ days, today, total, isNew, entry, onUndo }: Props) {
  const { t, href, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const praise = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const day = days[today] ?? { total: null, goal: null };
  const state = getDayState({ ...day, total }, praise);
  const [savedAt] = useState(() => getNow());
  const isTonight = isDangerTonight({ date: today, total }, { today, hour: getAmsterdamHour(savedAt) }, praise);
  const dayHref = href('registration', { date: today });
  return (
    <>
      <div className="today-laid">
        <span className={`stone stone-${state}`} data-saved={isNew || undefined} aria-hidden="true">
          {formatNumber(toUnits(total), language)}
        </span>
        <div>
          <h2 id="today-row" tabIndex={-1}>
            {t('moments.today.laid', { amount: formatAmount(toUnits(total), unit, language) })}
          </h2>
          {isNew && (
            <div role="status">
              {isTonight && <AcuteDangerWarning />}
              <p>
                {getSavedText(
                  { t, language, unit, praise, days },
                  { date: today, day: formatNearDay(0, language) ?? '', total },
                )}
              </p>
              {state === 'above' && !isTonight && <AboveGoalWarning />}
            </div>
          )}
        </div>
      </div>
      <div className="row-actions">
        {entry !== null && <RowAction icon="undo-2" label={t('moments.today.undo')} onClick={onUndo} />}
        {entry !== null && (
          <RowActionLink icon="pencil" label={t('moments.today.tell')} href={`${dayHref}?uuid=${entry}`} />
        )}
        {!isNew && <RowActionLink icon="pencil" label={t('moments.today.change')} href={dayHref} />}
      </div>
    </>
  );
}
