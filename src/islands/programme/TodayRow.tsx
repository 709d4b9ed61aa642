import { useEffect, useRef, useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts, RegistrationLimits } from '#src/domains/domain.ts';
import { NewMedal } from '#src/forms/moments/NewMedal.tsx';
import { useNewMedal } from '#src/forms/moments/use-new-medal.ts';
import { canChooseUnit } from '#src/forms/unit/can-choose-unit.ts';
import { formatAmount, formatNumber } from '#src/i18n/format-amount.ts';
import { type Amount, toUnits, ZERO_AMOUNT } from '#src/rules/amounts/amount.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getMorningAfter } from '#src/rules/hard-moment/slip.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { showsMedals } from '#src/rules/registrations/day-state.ts';
import { listRegisteredAmounts, listUsualAmounts } from '#src/rules/registrations/usual-amounts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { RegisteredToday } from './RegisteredToday.tsx';
import { useQuickDay } from './use-quick-day.ts';

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
}

/** Today in one row: a usual amount is saved by one click and can be undone; a registered day is shown as its stone. */
export function TodayRow({ days, today }: Props) {
  const { t, href, language, domain } = useIsland();
  const limits = PRAISE_LIMITS[domain.key] as PraiseLimits;
  const { medal, look } = useNewMedal();
  const { laid, save, undo } = useQuickDay(today, days[today]?.items.length ?? 0, (amount) =>
    look(showsMedals({ goal: null, ...days[today], total: amount }, limits)),
  );
  const [undone, setUndone] = useState<Amount | null>(null);
  const containerRef = useRef<HTMLElement>(null);
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const { goal = null, total = null } = days[today] ?? {};
  const isSaving = laid !== null;
  const isOpen = total === null;
  useEffect(() => {
    if (isSaving) containerRef.current?.querySelector('h2')?.focus();
  }, [isSaving]);
  // Undoing returns the focus to the clicked button as soon as the row is rendered, because the user may have moved on
  // when the response arrives.
  useEffect(() => {
    if (undone !== null && isOpen)
      containerRef.current?.querySelector<HTMLElement>(`[data-amount="${undone}"]`)?.focus();
  }, [undone, isOpen]);
  if (total !== null) {
    return (
      <section ref={containerRef} className="today-row" aria-labelledby="today-row">
        <RegisteredToday
          {...{ days, today, total }}
          entry={laid?.uuid ?? null}
          isNew={laid !== null}
          onUndo={async () => {
            setUndone(laid?.amount ?? null);
            if (!(await undo())) setUndone(null);
          }}
        />
        {laid && <NewMedal medal={medal} />}
      </section>
    );
  }
  // After several high days the row has neither the goal nor a hint, because of the advice not to stop suddenly.
  const isBare = getMorningAfter(days, today, limits)?.isHighRow ?? false;
  const toText = (amount: Amount) => formatAmount(toUnits(amount), unit, language);
  const usualAmounts = listUsualAmounts(
    listRegisteredAmounts(days, today),
    domain.key,
    domain.registration as RegistrationLimits,
  );
  return (
    <section ref={containerRef} className="today-row" aria-labelledby="today-row">
      <div className="today-row-head">
        <h2 id="today-row">{t('moments.today.open')}</h2>
        {goal !== null && !isBare && (
          <p className="soft">
            {t(goal === 0 ? 'moments.today.goalZero' : 'moments.today.goal', {
              amount: formatAmount(toUnits(goal), unit, language),
            })}
          </p>
        )}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons that save at once is no form */}
      <div role="group" className="today-amounts" aria-label={t('moments.today.ask')}>
        {[ZERO_AMOUNT, ...usualAmounts].map((amount) => (
          <button
            key={amount}
            type="button"
            className="today-amount"
            data-amount={amount}
            aria-label={t('moments.today.save', { amount: toText(amount) })}
            onClick={() => {
              setUndone(null);
              void save(amount);
            }}
          >
            {formatNumber(toUnits(amount), language)}
          </button>
        ))}
        <a className="today-amount" href={`${href('registration-today')}?date=${today}`}>
          {t('moments.today.other')}
        </a>
      </div>
      {!isBare && <p className="soft today-row-unit">{t('moments.today.once', { unit: unit.many[language] })}</p>}
      {domain.words.unitChoices && canChooseUnit(days) && (
        <p>
          <a className="today-row-choice" href={href('registration-today')}>
            {t('forms.unit.ask')}
          </a>
        </p>
      )}
    </section>
  );
}
