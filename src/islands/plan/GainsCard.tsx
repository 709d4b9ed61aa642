import { useState } from 'react';
import { getFigures, saveUserFigures } from '#src/contract/figures/user-figures.ts';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { DomainTexts } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { Price } from '#src/forms/price/Price.tsx';
import { formatNumber } from '#src/i18n/format-amount.ts';
import { formatDayAndMonth, formatNearDay } from '#src/i18n/format-date.ts';
import { type Amount, toUnits } from '#src/rules/amounts/amount.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getEnergy } from '#src/rules/figures/energy.ts';
import { getGains, getStakeGains, roundUnits, type Gains as ShownGains } from '#src/rules/figures/gains.ts';
import { getCost, PRICE_KINDS } from '#src/rules/figures/money.ts';
import { NO_FIGURES, type UserFigures } from '#src/rules/figures/user-figures.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';

interface EnergyProps {
  figures: UserFigures;
  /** Number of units less than at the start, as displayed. */
  units: Amount | null;
}

/** Minimum energy of the drinks not had, if enabled by the user; off by default, disabled by one click. */
function Energy({ figures, units }: EnergyProps) {
  const { t, language, domain } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const kcal = getEnergy((domain.words.unit as NonNullable<DomainTexts['unit']>).key, units);
  if (kcal === null) return null;
  // The button is not disabled while saving, so that it retains the focus.
  const choose = async () => {
    if (isBusy) return;
    setBusy(true);
    const saved = await getApiClient().call(saveUserFigures, { body: { ...figures, energy: !figures.energy } });
    setFailure(saved.ok ? null : toFailureText(t, saved.failure));
    if (saved.ok) await refreshCalls(getFigures.name);
    setBusy(false);
  };
  return (
    <div className="stack" aria-live="polite">
      {figures.energy && (
        <p>
          <strong className="plan-number">{formatNumber(kcal, language)}</strong> {t('plan.energy.kcal')}{' '}
          <span className="plan-beside soft">{t('plan.energy.least')}</span>
        </p>
      )}
      <p>
        <Button kind="plain" onClick={() => void choose()}>
          {t(figures.energy ? 'plan.energy.hide' : 'plan.energy.show')}
        </Button>
        {!figures.energy && <span className="plan-beside soft">{t('plan.energy.lead')}</span>}
      </p>
      {failure && <p role="alert">{failure}</p>}
    </div>
  );
}

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
}

/** Gains compared with the user's start; renders nothing if there are none yet. */
export function GainsCard({ days, today }: Props) {
  const { programStartDate } = useUser();
  const gains = getGains(days, programStartDate as CalendarDate, today);
  return gains && <GainsSheet gains={gains} days={days} today={today} />;
}

const CENTS = 100;

/** Each gain as a number, a sentence and the number of days. */
function GainsSheet({ gains, days, today }: Props & { gains: ShownGains }) {
  const { t, language, domain, site } = useIsland();
  const statistics = useCall(getFigures, {});
  const unit = domain.words.unit as NonNullable<DomainTexts['unit']>;
  const userFigures = statistics.status === 'done' ? statistics.value : NO_FIGURES;
  const isWeekly = PRICE_KINDS[unit.key]?.isWeekly === true;
  const { programStartDate } = useUser();
  const putIn =
    isWeekly && userFigures.price !== null
      ? getStakeGains(days, userFigures.price, programStartDate as CalendarDate, today)
      : null;
  const cents = isWeekly ? putIn?.amount : getCost(unit.key, gains.amount, userFigures);
  const euros = Math.floor((cents ?? 0) / CENTS);
  const { without } = gains;
  const shownAmount = roundUnits(gains.amount, unit.isWhole);
  const getDay = (until: CalendarDate) =>
    until === addDays(today, -1) ? (formatNearDay(1, language) ?? '') : formatDayAndMonth(until, language);
  const kind = domain.key === 'gambling' ? 'hours' : unit.isWhole ? 'whole' : 'part';
  const countBefore = without?.before ?? 0;
  return (
    <section className="sheet stack" aria-labelledby="gains">
      <h2 id="gains">{t('plan.gains.title')}</h2>
      {euros > 0 && (
        <p>
          <strong className="plan-number">€&nbsp;{formatNumber(euros, language)}</strong> {t('plan.gains.money')}{' '}
          <span className="plan-beside soft">
            {putIn ? t('plan.gains.putIn', { days: putIn.days, until: getDay(putIn.until) }) : t('plan.gains.own')}
          </span>
        </p>
      )}
      {shownAmount !== null && (
        <p>
          <strong className="plan-number">{formatNumber(toUnits(shownAmount), language)}</strong>{' '}
          {t(`plan.gains.${kind}`, { unit: (toUnits(shownAmount) === 1 ? unit.one : unit.many)[language] })}
        </p>
      )}
      {without && (
        <p>
          <strong className="plan-number">{without.now}</strong> {t('plan.gains.without', { count: without.now })}{' '}
          <span className="plan-beside soft">
            {countBefore === 0 ? t('plan.gains.withoutNone') : t('plan.gains.withoutBefore', { count: countBefore })}
          </span>
        </p>
      )}
      {statistics.status === 'done' && site.energy && <Energy figures={userFigures} units={shownAmount} />}
      <p className="soft">
        {t('plan.gains.over', { days: gains.days, of: gains.of, until: getDay(gains.until) })}{' '}
        {gains.days * 2 < gains.of && t('plan.gains.unknown')}
      </p>
      {statistics.status === 'done' && PRICE_KINDS[unit.key] && (
        <Price
          savedPrice={userFigures}
          onSave={(price) => getApiClient().call(saveUserFigures, { body: { ...userFigures, ...price } })}
          onSaved={() => {
            showToast('done', t('price.saved'));
            void refreshCalls(getFigures.name);
          }}
        />
      )}
    </section>
  );
}
