import type { DomainWords, RegistrationLimits } from '#src/domains/domain.ts';
import { formatAmount, formatNumber, typedDecimal } from '#src/i18n/amount-words.ts';
import { among } from '#src/i18n/text-key.ts';
import { type Amount, amountOfUnits, toDecimal, toUnits } from '#src/rules/amounts/amount.ts';
import { stepAmount } from '#src/rules/amounts/step-amount.ts';
import { readHundredths } from '#src/rules/amounts/typed-number.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Stepper } from '#src/ui/stepper/Stepper.tsx';
import type { DayBinding } from './day-binding.ts';

interface Props {
  form: DayBinding<'amount'>;
  limits: RegistrationLimits;
  /** True where it is added to the day's existing amount. */
  isMore?: boolean;
  /** True for a new entry, false for a change. */
  isNew?: boolean;
  /** Total of the day including it; null where it is unknown. */
  total?: Amount | null;
  /** Amounts to fill in with one click. */
  usual?: readonly Amount[];
  /** Opens the sheet that counts drinks, or lines; null for a unit without one. */
  onCount?: (() => void) | null;
}

/** The amount: stepper and keyboard. Where it is added to an existing one, the sum is beside it. */
export function AmountField(props: Props) {
  const { form, limits, isMore = false, isNew = true, total = null, usual = [], onCount = null } = props;
  const { t, language, domain } = useIsland();
  const unit = domain.words.unit as NonNullable<DomainWords['unit']>;
  const typed = form.value('amount');
  const amount = readHundredths(typed) as Amount | null;
  const fill = (next: Amount) => form.set('amount', typedDecimal(toDecimal(next), language));
  return (
    <div className="day-amount">
      <Stepper
        id={form.fieldId('amount')}
        name="amount"
        label={t(among(`registration.${isMore && isNew ? 'more' : 'amount'}.${unit.key}`))}
        help={t(among(`registration.amountHelp.${unit.key}`))}
        error={form.errorOf('amount')}
        value={typed}
        unit={unit.many[language]}
        words={{ less: t('registration.less'), more: t('registration.increase') }}
        canStepDown={amount !== null && amount > 0}
        canStepUp={amount === null || amount < amountOfUnits(limits.maximum)}
        onType={(text) => form.set('amount', text)}
        onStep={(direction) => fill(stepAmount(amount, direction, limits))}
      />
      {onCount && (
        <div className="day-drinks">
          <Button kind="plain" icon="calculator" aria-haspopup="dialog" onClick={onCount}>
            {t(limits.hasLines ? 'registration.lines.open' : 'registration.drinks.open')}
          </Button>
        </div>
      )}
      {isMore && (
        <div aria-live="polite">
          {total !== null && (
            <p className="day-preview">
              <strong>{t('registration.more.preview', { total: formatAmount(toUnits(total), unit, language) })}</strong>
              {isNew && ` ${t('registration.more.correct')}`}
            </p>
          )}
        </div>
      )}
      {usual.length > 0 && (
        <div className="day-recent">
          <span id="day-recent">{t('registration.recent')}</span>
          {usual.map((one) => (
            <button
              key={one}
              type="button"
              className="day-recent-amount"
              aria-label={formatAmount(toUnits(one), unit, language)}
              aria-describedby="day-recent"
              onClick={() => fill(one)}
            >
              {formatNumber(toUnits(one), language)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
